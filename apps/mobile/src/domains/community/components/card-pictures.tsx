import type { CommunityContent } from '@sands/contract/community/community.model'
import { picturesOnCard } from '@sands/rules/community/card'
import { useT } from '@sands/web/i18n/i18n'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { Suspense, useState } from 'react'
import { MissingSheet } from '../../../kernel/ui/missing.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'
import styles from './card-pictures.module.css'

const ImageViewer = lazyPart(
  async () => (await import('../../../kernel/ui/float/image-viewer.tsx')).ImageViewer,
  MissingSheet,
)

/** At most three pictures, with the total on the last one; a tap shows all of them in full. */
export function CardPictures({ attachments }: Pick<CommunityContent, 'attachments'>) {
  const t = useT()
  const [opened, setOpened] = useState<number | null>(null)
  const images = attachments
    .flatMap(({ picture }) => (picture ? [picture] : []))
    .map((picture, index) => ({ picture, name: t('social.picture', { number: index + 1 }) }))
  const { shown, total } = picturesOnCard(images)
  if (shown.length === 0) return null
  const totalOn = (index: number) =>
    total !== null && index === shown.length - 1 ? t('community.picture_total', { count: total }) : ''
  return (
    <>
      <div className={styles.pictures} data-count={shown.length}>
        {shown.map(({ picture, name }, index) => (
          <button
            key={picture.url}
            type="button"
            className={styles.picture}
            aria-label={[t('kernel.picture_open', { name }), totalOn(index)].filter(Boolean).join(' ')}
            onClick={() => setOpened(index)}
          >
            <Picture picture={picture} alt="" sizes="33vw" ratio={shown.length === 1 ? '16 / 9' : '1'} />
            {totalOn(index) && <span className={styles.total}>{totalOn(index)}</span>}
          </button>
        ))}
      </div>
      {opened !== null && (
        <Suspense>
          <ImageViewer images={images} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
