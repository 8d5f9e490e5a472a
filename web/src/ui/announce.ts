/** Says something to screen readers through one of the page's two live regions. */
function put(id: 'status' | 'alert', text: string): void {
  const region = document.querySelector(`#${id}`);
  if (!region || !text) return;
  // An identical text would not be read again, so it gets a mark that is not spoken.
  region.textContent = region.textContent === text ? `${text}\u00A0` : text;
}

export const announce = (text: string): void => put('status', text);
export const alarm = (text: string): void => put('alert', text);
