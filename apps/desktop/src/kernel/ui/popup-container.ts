/** A menu of the top bar opens inside the bar: it moves with the bar and belongs to the same landmark. */
export const popupContainer = (trigger: HTMLElement): HTMLElement => trigger.parentElement ?? document.body
