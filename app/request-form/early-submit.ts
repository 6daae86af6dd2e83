/**
 * A tap on the form's button before its script had arrived. The inline script
 * at the end of the page keeps it (app/boot/early-submit.ts); the form takes
 * it over when it starts.
 */
export function takeEarlySubmit(): boolean {
  const root = document.documentElement
  const waiting = root.dataset['earlySubmit'] === 'waiting'
  // Also tells the inline script that the form has taken over.
  root.dataset['earlySubmit'] = 'taken'
  return waiting
}
