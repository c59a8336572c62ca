const FILE_ID = /^[1-9][0-9]{0,17}$/
const CARRIED = /^data:(image\/[\w.+-]+);base64,(.+)$/is
/** Where pages keep the address of a picture that is fetched when it comes into sight, with a dot in its place until then. */
const LATER = ['data-src', 'data-original', 'data-lazy-src', 'srcset']
/** Pages and mails count their readers with pictures of one dot. */
const DOT = /^[0-2](?:px)?$/

export interface PastedPicture {
  /** Stands in the text for the id that its file will have. */
  key: string
  src: string
  file: Blob
}

export interface PastedPictures {
  /** Those that the text carries with it. */
  carried: PastedPicture[]
  /** How many were only named: those of other sites and of somebody's disk are out of reach. */
  leftOut: number
  /** Nothing but one picture, which the browser may have put beside it as a file. */
  isPictureAlone: boolean
}

let keys = 0
const nextKey = (): string => {
  keys += 1
  return `sending-${keys}`
}

function carriedIn(src: string): Blob | undefined {
  const [, type, base64] = CARRIED.exec(src.trim()) ?? []
  if (!type || !base64) return undefined
  try {
    const bytes = atob(decodeURIComponent(base64).replace(/\s/g, ''))
    return new Blob([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], { type: type.toLowerCase() })
  } catch {
    // Cut off or not what it says: there is no picture to be had.
    return undefined
  }
}

const isDot = (image: Element): boolean =>
  ['width', 'height'].every((side) => DOT.test(image.getAttribute(side)?.trim() ?? ''))
const comesLater = (image: Element): boolean =>
  LATER.some((name) => /^(https?:)?\//i.test(image.getAttribute(name) ?? ''))

/** Leaves our own pictures and those that can be sent in the text, and takes the others out of it. */
export function readPictures(body: Element, { noPictures }: { noPictures: boolean }): PastedPictures {
  const carried = new Map<string, PastedPicture>()
  let [remaining, leftOut] = [0, 0]
  for (const image of body.querySelectorAll('img')) {
    const ours = body.ownerDocument.createElement('img')
    const [id, src] = [image.getAttribute('data-file-id') ?? '', image.getAttribute('src') ?? '']
    const isOurs = FILE_ID.test(id)
    if (!isOurs && isDot(image)) {
      image.remove()
      continue
    }
    const file = isOurs || noPictures || comesLater(image) ? undefined : carriedIn(src)
    if (noPictures || !(isOurs || file)) {
      leftOut += 1
      image.remove()
      continue
    }
    if (file) {
      const picture = carried.get(src) ?? { key: nextKey(), src, file }
      carried.set(src, picture)
      ours.setAttribute('data-sending', picture.key)
    } else {
      remaining += 1
      ours.setAttribute('data-file-id', id)
    }
    ours.setAttribute('alt', image.getAttribute('alt') ?? '')
    image.replaceWith(ours)
  }
  const isAlone = remaining === 0 && carried.size + leftOut === 1 && !/\S/.test(body.textContent ?? '')
  return { carried: [...carried.values()], leftOut, isPictureAlone: isAlone }
}
