import type { DecorationOverview } from '@sands/contract/home/decoration.model'
import type { Picture } from '@sands/contract/media/media.model'
import { useCallback, useState } from 'react'
import type { ChosenPicture } from '../../../../kernel/picture/use-picture-upload.ts'

const onOverview = ({ draft, current }: DecorationOverview): ChosenPicture[] => [
  ...(current?.pictures ?? []),
  ...(draft?.pictures ?? []),
]

/** The pictures of the page's files. Known pictures are never dropped, because undo may bring any of them back. */
export function usePictures(overview: DecorationOverview) {
  const [seen, setSeen] = useState(overview)
  const [known, setKnown] = useState<ReadonlyMap<string, Picture>>(() => mapOf(onOverview(overview)))
  if (seen !== overview) {
    setSeen(overview)
    setKnown(new Map([...known, ...mapOf(onOverview(overview))]))
  }
  const keepPicture = useCallback(
    (chosen: ChosenPicture) => setKnown((before) => new Map([...before, ...mapOf([chosen])])),
    [],
  )
  const pictureOf = useCallback((fileId: string | null) => (fileId === null ? undefined : known.get(fileId)), [known])
  return { pictureOf, keepPicture }
}

const mapOf = (pictures: readonly ChosenPicture[]): Map<string, Picture> =>
  new Map(pictures.map(({ fileId, picture }) => [fileId, picture]))
