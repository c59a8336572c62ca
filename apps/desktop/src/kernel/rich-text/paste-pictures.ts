const FILE_ID = /^[1-9][0-9]{0,17}$/
const CARRIED = /^data:(image\/[\w.+-]+);base64,(.+)$/is
/** The attributes in which web pages put the address of a lazily loaded picture, while `src` is a placeholder pixel. */
const LATER = ['data-src', 'data-original', 'data-lazy-src', 'srcset']
/** Web pages and mails count their readers with pictures of one or two pixels. */
const DOT = /^[0-2](?:px)?$/

export interface PastedPicture {
  /** Replaces the file id in the text until the upload has finished. */
  key: string
  src: string
  file: Blob
}

export interface PastedPictures {
  /** The pictures whose bytes are in the pasted text. */
  carried: PastedPicture[]
  /** The number of pictures that the text only links to: other sites and local disks cannot be read. */
  leftOut: number
  /** The content is one picture and nothing else; the browser may have added it as a file too. */
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
    // The data is truncated or not of the stated type, so there is no picture.
    return undefined
  }
}

const isDot = (image: Element): boolean =>
  ['width', 'height'].every((side) => DOT.test(image.getAttribute(side)?.trim() ?? ''))
const comesLater = (image: Element): boolean =>
  LATER.some((name) => /^(https?:)?\//i.test(image.getAttribute(name) ?? ''))

/** Keeps our own pictures and those whose bytes are in the text, and removes all others. */
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
