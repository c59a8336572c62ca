import { courseLinks } from '@sands/contract/course/course.links'
import type { Download } from '@sands/web/download/download'
import { removeDownloads, startDownloads, useDownloads } from '@sands/web/download/downloads'
import { useT } from '@sands/web/i18n/i18n'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState } from '../../../kernel/ui/page/states.tsx'
import { DownloadRow } from '../components/download-row.tsx'
import { useSizeText } from '../use-size-text.ts'
import styles from './downloads-page.module.css'

const bytesOf = (downloads: readonly Download[]) => downloads.reduce((sum, { bytes }) => sum + bytes, 0)

/** The free storage, when the browser reports it. */
function useFreeBytes(stored: number): number | undefined {
  const { data } = useQuery({
    queryKey: ['free-room', stored],
    queryFn: async () => {
      const { quota, usage } = (await navigator.storage?.estimate()) ?? {}
      return quota !== undefined && usage !== undefined ? Math.max(0, quota - usage) : null
    },
    placeholderData: (before) => before,
    networkMode: 'always',
    gcTime: 0,
  })
  return data ?? undefined
}

function Sum({ downloads }: { downloads: readonly Download[] }) {
  const t = useT()
  const sizeText = useSizeText()
  const free = useFreeBytes(downloads.filter(({ state }) => state === 'done').length)
  return (
    <p className={styles.sum}>
      <span>{t('media.download_total', { count: downloads.length, size: sizeText(bytesOf(downloads)) })}</span>
      {free !== undefined && <span>{t('media.download_room', { size: sizeText(free) })}</span>}
    </p>
  )
}

/** All downloads of the person on this device. The page works offline. */
export function DownloadsPage() {
  const t = useT()
  const sizeText = useSizeText()
  const downloads = useDownloads()
  useEffect(startDownloads, [])

  const removeAll = async () => {
    if (!downloads) return
    const sure = await ask({
      title: t('media.download_remove_all_ask'),
      text: t('media.download_remove_all_text', { count: downloads.length, size: sizeText(bytesOf(downloads)) }),
      confirm: t('media.download_remove_all'),
      danger: true,
    })
    if (sure) await removeDownloads(downloads.map(({ key }) => key))
  }
  const any = downloads !== null && downloads.length > 0
  const end = any && <BarButton icon={Trash2} label={t('media.download_remove_all')} onClick={() => void removeAll()} />
  return (
    <Page title={t('media.downloads')} end={end}>
      {list()}
    </Page>
  )

  function list() {
    if (!downloads) return <RowsSkeleton rows={3} />
    if (downloads.length === 0) {
      const action = <ButtonLink to={courseLinks.list()}>{t('course.all_courses')}</ButtonLink>
      return <EmptyState title={t('media.download_none')} text={t('media.download_none_text')} action={action} />
    }
    return (
      <>
        <Sum downloads={downloads} />
        <ul className={styles.list}>
          {downloads.map((download) => (
            <DownloadRow key={download.key} download={download} />
          ))}
        </ul>
      </>
    )
  }
}
