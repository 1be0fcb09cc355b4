/** Stands in a form once the script is there: a log-in can be asked for over the page itself. */
export const scriptedField = 'scripted'
