import { copyText } from '@sands/web/device/copy-text'
import { translate } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'

/** By the phone's own list of apps where it has one; otherwise the address is there to be pasted. */
export async function shareCourse({ title, path }: { title: string; path: string }): Promise<void> {
  const url = new URL(path, window.location.origin).href
  if (navigator.share) {
    try {
      await navigator.share({ title, url })
      return
    } catch (error) {
      // Whoever closes the list has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  const copied = await copyText(`${title} ${url}`)
  showToast(translate(copied ? 'course.share_copied' : 'course.share_failed'), { kind: copied ? 'success' : 'error' })
}
