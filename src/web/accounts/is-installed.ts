/** Whether the page was opened from the home screen, as an app of its own. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches
}
