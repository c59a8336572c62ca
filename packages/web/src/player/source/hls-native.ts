import { type Attached, type Loss, lossOfStatus, type Stream } from './hls-options.ts'

async function lossAt(url: string): Promise<Loss> {
  try {
    const { ok, status } = await fetch(url)
    if (ok) return 'broken'
    return lossOfStatus(status)
  } catch {
    return 'network'
  }
}

/**
 * Browsers that play streams natively report few details of an error, so the address is requested to find the cause.
 */
export function attachNative({ element, hlsUrl, options: { startAt = 0, onLost } }: Stream): Attached {
  let at = startAt
  const begin = () => {
    if (at > 0) element.currentTime = at
  }
  const lost = () => {
    at = element.currentTime || at
    void lossAt(hlsUrl).then(onLost)
  }
  const again = () => {
    element.src = hlsUrl
    element.load()
  }
  element.addEventListener('loadedmetadata', begin)
  element.addEventListener('error', lost)
  again()
  return {
    choose: () => undefined,
    fill: () => undefined,
    again,
    detach: () => {
      element.removeEventListener('loadedmetadata', begin)
      element.removeEventListener('error', lost)
      element.removeAttribute('src')
      element.load()
    },
  }
}
