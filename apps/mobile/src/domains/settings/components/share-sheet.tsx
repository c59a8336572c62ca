import { settingsLinks } from '@sands/contract/settings/settings.links'
import { useCall } from '@sands/web/call/use-call'
import { copyText } from '@sands/web/device/copy-text'
import { useT } from '@sands/web/i18n/i18n'
import { useSession } from '@sands/web/session/session'
import { showToast } from '@sands/web/toast/toast'
import { Copy, Link2, Share2 } from 'lucide-react'
import type { ShareProps } from '../../../kernel/slots.ts'
import { Button } from '../../../kernel/ui/button.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import styles from './share-sheet.module.css'

const CREATE = 'POST /sands-system/api/v1/short-url/create'

/** The short link to a content: to copy, or to share with the phone's own share sheet. */
export function ShareSheet({ kind, id, title, path, onClose }: ShareProps) {
  const t = useT()
  const signedIn = useSession() !== null
  const asked = useCall(
    CREATE,
    { body: { kind, id } },
    { enabled: signedIn, staleTime: Number.POSITIVE_INFINITY, silent: true },
  )
  // Without a short link, the content's own address is shared.
  const long = !signedIn || asked.isError ? path : undefined
  const way = asked.data ? settingsLinks.shortLink(asked.data.shortUrl) : long
  const url = way && new URL(way, window.location.origin).href

  const copy = async (address: string) => {
    const copied = await copyText(`${title} ${address}`)
    showToast(t(copied ? 'settings.share_copied' : 'settings.share_failed'), { kind: copied ? 'success' : 'error' })
    if (copied) onClose()
  }
  const passOn = async (address: string) => {
    try {
      await navigator.share({ title, url: address })
      onClose()
    } catch (error) {
      // An abort means that the person closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(address)
    }
  }
  return (
    <Sheet title={t('kernel.share')} open onClose={onClose}>
      <div className={styles.card}>
        <span className={styles.sign}>
          <Link2 size={22} aria-hidden />
        </span>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {url ? (
            <p className={styles.address}>{url.replace(/^https?:\/\//, '')}</p>
          ) : (
            <Skeleton>
              <Bone width="72%" height="20px" />
            </Skeleton>
          )}
        </div>
      </div>
      <p className={styles.note}>{t('settings.share_note')}</p>
      <div className={styles.acts}>
        {typeof navigator.share === 'function' && (
          <Button look="soft" disabled={!url} onClick={() => url && void passOn(url)}>
            <Share2 size={20} aria-hidden />
            {t('settings.share_more')}
          </Button>
        )}
        <Button disabled={!url} onClick={() => url && void copy(url)}>
          <Copy size={20} aria-hidden />
          {t('settings.share_copy')}
        </Button>
      </div>
    </Sheet>
  )
}
