/** What a page may say of itself: `export const handle: PageHandle = { bare: true }`. */
export interface PageHandle {
  /** No footer, and the page fills the screen's height: the chat. */
  bare?: boolean
  /** No bar over it either, and no word on the network: the offline page. */
  alone?: boolean
}
