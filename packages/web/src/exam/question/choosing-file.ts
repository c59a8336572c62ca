/** Longer than it takes to take a picture; a learner who looks elsewhere meanwhile gains nothing more. */
const LONGEST_MS = 120_000

let until = 0

/** A file is chosen now: the page may be hidden by the camera or the gallery. */
export const beginChoosingFile = (): void => {
  until = Date.now() + LONGEST_MS
}

export const endChoosingFile = (): void => {
  until = 0
}

export const isChoosingFile = (): boolean => Date.now() < until
