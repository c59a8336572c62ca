import type { LibraryDetail } from '@sands/contract/media/library.calls'
import { timeText } from '@sands/web/player/controls/time-text'
import { FileState } from '../../../kernel/file/file-state.tsx'
import { KIND_TEXTS } from '../../../kernel/file/file-texts.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { type Fact, Facts } from '../../../kernel/ui/facts.tsx'

const dimensionsOf = ({ picture, playable }: LibraryDetail): string | undefined => {
  if (picture) return `${picture.width} × ${picture.height}`
  return playable && playable.videoWidth > 0 ? `${playable.videoWidth} × ${playable.videoHeight}` : undefined
}

export function FileFacts({ file }: { file: LibraryDetail }) {
  const t = useT()
  const moments = useMoments()
  const dimensions = dimensionsOf(file)
  const pages = file.readable?.pages
  const facts: readonly (Fact | false | undefined)[] = [
    { label: t('media.state'), value: <FileState file={file} /> },
    { label: t('media.kind'), value: t(KIND_TEXTS[file.fileType]) },
    { label: t('media.fact_size'), value: moments.bytes(file.fileSize) },
    file.playable !== null && { label: t('media.fact_duration'), value: timeText(file.playable.duration) },
    dimensions !== undefined && { label: t('media.fact_dimensions'), value: dimensions },
    pages !== undefined && pages !== null && { label: t('media.fact_pages'), value: moments.number(pages) },
    { label: t('media.fact_owner'), value: file.ownerName },
    { label: t('media.fact_uploaded'), value: moments.minute(file.createTime) },
    file.updatedAt !== file.createTime && { label: t('media.fact_changed'), value: moments.minute(file.updatedAt) },
  ]
  return <Facts facts={facts.filter((fact) => fact !== false && fact !== undefined)} />
}
