/** The offset from the corner of an icon button to the corner of its icon, where the count is shown. */
export const ICON_CORNER: [number, number] = [-6, 8]
