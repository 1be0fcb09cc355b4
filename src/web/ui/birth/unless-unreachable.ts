import { isRouteErrorResponse } from 'react-router'

/**
 * For the `clientAction` of a page whose form must keep what was typed where the server can't be reached:
 * then the answer is `{ unreachable: true }`, and no error page takes the form's place.
 */
export async function unlessUnreachable<Result>(
  serverAction: () => Promise<Result>,
): Promise<Result | { unreachable: true }> {
  try {
    return await serverAction()
  } catch (error) {
    // A redirect, or the server's own word on a fault.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    return { unreachable: true }
  }
}
