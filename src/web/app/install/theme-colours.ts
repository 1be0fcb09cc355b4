/** The paper of style.css, for the browser's own bar and the app's first screen, which take no OKLCH everywhere. */
export const themeColours = { light: '#f9f5ed', dark: '#111526' }
