/** From the corner of a button without words to that of the picture in its middle: where a count belongs. */
export const ICON_CORNER: [number, number] = [-6, 8]
