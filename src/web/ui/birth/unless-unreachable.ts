import { data, isRouteErrorResponse } from 'react-router'

/**
 * For the `clientAction` of a page whose form must keep what was typed where the server can't be reached:
 * then the answer is `{ unreachable: true }`, and no error page takes the form's place.
 */
export async function unlessUnreachable<Result>(serverAction: () => Promise<Result>) {
  try {
    return await serverAction()
  } catch (error) {
    // A redirect, or the server's own word on a fault.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    // By its status the router knows not to ask for the page anew, which could not be reached either.
    return data({ unreachable: true } as const, { status: 503 })
  }
}
