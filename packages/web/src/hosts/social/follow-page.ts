import type { HostAdapter } from '../adapter.ts'
import { stripped } from './visit.ts'

const PICTURE = '/favicon.svg'

/** Each page that the person opens is what the host passes on: its name and its address, without anything secret. */
export function followPage(host: HostAdapter): void {
  const title = document.querySelector('title')
  if (!title) return
  let last = ''
  const tell = () => {
    const { origin } = window.location
    const link = `${origin}${stripped(window.location)}`
    if (last === `${document.title} ${link}`) return
    last = `${document.title} ${link}`
    void host.setTitle(document.title)
    if (host.can.share)
      void host.share({ title: document.title, text: window.location.host, link, picture: `${origin}${PICTURE}` })
  }
  new MutationObserver(tell).observe(title, { childList: true })
  tell()
}
