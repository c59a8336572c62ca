import { settingsLinks } from '@sands/contract/settings/settings.links'
import { useCall } from '@sands/web/call/use-call'
import { copyText } from '@sands/web/device/copy-text'
import type { HostAdapter, ShareCard } from '@sands/web/hosts/adapter'
import { loadHost } from '@sands/web/hosts/load-host'
import { useT } from '@sands/web/i18n/i18n'
import { useSession } from '@sands/web/session/session'
import { showToast } from '@sands/web/toast/toast'
import { Copy, Link2, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ShareProps } from '../../../kernel/slots.ts'
import { Button } from '../../../kernel/ui/button.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import styles from './share-sheet.module.css'

/** The card of content without a picture of its own. */
const PICTURE = '/favicon.svg'

const CREATE = 'POST /sands-system/api/v1/short-url/create'

/** The app around the page; its code is fetched when the sheet opens. */
function useHost(): HostAdapter | null {
  const [host, setHost] = useState<HostAdapter | null>(null)
  useEffect(() => void loadHost().then(setHost), [])
  return host
}

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
  const { origin, host: site } = window.location
  const url = way && new URL(way, origin).href
  const picture = new URL(asked.data?.coverUrl ?? PICTURE, origin).href
  const host = useHost()
  const hasMenu = host?.can.share === true

  // In chat apps the person passes the page on with the menu of the app, which sends this card.
  useEffect(() => {
    if (host && hasMenu && url) void host.share({ title, text: site, link: url, picture })
  }, [host, hasMenu, title, site, url, picture])

  const copy = async (address: string) => {
    const copied = await copyText(`${title} ${address}`)
    showToast(t(copied ? 'settings.share_copied' : 'settings.share_failed'), { kind: copied ? 'success' : 'error' })
    if (copied) onClose()
  }
  const send = (card: ShareCard): Promise<void> =>
    host?.can.passOn ? host.passOn(card) : navigator.share({ title, url: card.link })
  const passOn = async (address: string) => {
    try {
      await send({ title, text: site, link: address, picture })
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
        {(host?.can.passOn === true || typeof navigator.share === 'function') && (
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
