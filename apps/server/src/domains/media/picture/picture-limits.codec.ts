/** All frames of an animated picture count together. */
export const MAX_MEGAPIXELS = 50
/** Cameras of 50 megapixels make 8192 x 6144. */
export const MAX_PIXELS = MAX_MEGAPIXELS * 1024 * 1024
export const MAX_FRAMES = 1000
