/** What can stand in a Host header; anything else would reach links, and break URLs. */
const plainHost = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether a Host header names a host: of the form of one, with a port and an address that there can be. */
export function isHost(header: string): boolean {
  return plainHost.test(header) && URL.canParse(`http://${header}`)
}
