import type { Resource } from '@sands/contract/media/media.model'
import { STORED_FOR_DAYS } from '@sands/web/download/download'
import { startDownload } from '@sands/web/download/downloads'
import { fetchPlaylist } from '@sands/web/download/fetch-part'
import { type Quality, qualitiesOf, usualQuality } from '@sands/web/download/quality'
import { useT } from '@sands/web/i18n/i18n'
import type { ViewedContent } from '@sands/web/study/viewing.model'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import { useSizeText } from '../use-size-text.ts'
import styles from './quality-sheet.module.css'

interface QualitySheetProps {
  file: Resource
  /** The content that the file belongs to, when playing it counts as study. */
  content?: ViewedContent | undefined
  open: boolean
  onClose: () => void
}

const thisScreen = () => ({ width: screen.width, height: screen.height, pixelRatio: devicePixelRatio })

function Choices({ file, content, onDone }: Pick<QualitySheetProps, 'file' | 'content'> & { onDone: () => void }) {
  const t = useT()
  const sizeText = useSizeText()
  const [picked, setPicked] = useState<Quality | null>(null)
  const { playable } = file
  const qualities = useQuery({
    queryKey: ['download-qualities', file.id],
    queryFn: async ({ signal }) =>
      playable ? qualitiesOf(await fetchPlaylist(playable.hlsUrl, signal), playable) : [],
    gcTime: 0,
    retry: false,
  })
  if (qualities.isError) {
    return <ErrorState compact error={qualities.error} onRetry={() => void qualities.refetch()} />
  }
  if (!qualities.data) {
    return (
      <Skeleton>
        <Bone height="52px" />
      </Skeleton>
    )
  }
  const chosen = picked ?? usualQuality(qualities.data, thisScreen())
  const start = async () => {
    if (chosen) await startDownload(file, chosen, content)
    onDone()
  }
  return (
    <>
      <ul>
        {qualities.data.map((quality) => (
          <li key={quality.height}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={quality.height === chosen?.height}
              onClick={() => setPicked(quality)}
            >
              <span className={styles.mark} aria-hidden />
              <span className={styles.name}>
                {quality.height > 0 ? `${quality.height}P` : t('media.download_sound')}
              </span>
              <span className={styles.size}>{t('media.download_about', { size: sizeText(quality.bytes) })}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('media.download_note', { days: STORED_FOR_DAYS })}</p>
      <Button block onClick={() => void start()}>
        {t('media.download_start')}
      </Button>
    </>
  )
}

/** The size of the download in each quality, before anything is fetched. */
export function QualitySheet({ file, content, open, onClose }: QualitySheetProps) {
  const t = useT()
  const title = t(file.fileType === 'audio' ? 'media.download' : 'media.download_choose')
  return (
    <Sheet title={title} open={open} onClose={onClose}>
      <Choices file={file} content={content} onDone={onClose} />
    </Sheet>
  )
}
