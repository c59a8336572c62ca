import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { Picture } from '@sands/contract/media/media.model'
import { useViewedPicture } from '@sands/web/course/use-viewed-picture'
import { srcSetOf } from '@sands/web/picture/src-set'
import type { PlaceHandle } from '@sands/web/player/place/place'
import type { UsedViewing } from '@sands/web/study/use-viewing'
import { Button } from 'antd'
import { type RefObject, useImperativeHandle, useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { StateBlock } from '../../../../kernel/ui/page/state-block.tsx'
import styles from './picture-board.module.css'
import { useKey } from './use-key.ts'

interface PictureBoardProps {
  pictures: readonly Picture[]
  title: string
  viewing: UsedViewing
  place: RefObject<PlaceHandle | null>
}

/** A set of pictures, one at a time and as large as possible; the arrow keys change the picture. */
export function PictureBoard({ pictures, title, viewing, place }: PictureBoardProps) {
  const t = useT()
  const [wanted, setWanted] = useState(1)
  const number = Math.min(wanted, pictures.length)
  const turn = (to: number) => setWanted(Math.min(pictures.length, Math.max(1, to)))
  useKey('arrowright', () => turn(number + 1))
  useKey('arrowleft', () => turn(number - 1))
  useImperativeHandle(place, () => ({ now: () => number, goTo: turn }))
  useViewedPicture({ number, active: pictures.length > 0, onPlayed: viewing.onPlayed })
  const picture = pictures[number - 1]
  if (!picture) return <StateBlock kind="empty" title={t('course.no_items')} />
  return (
    <section aria-label={title}>
      <div className={styles.stage}>
        <img
          key={picture.url}
          src={picture.url}
          srcSet={srcSetOf(picture)}
          sizes="(min-width: 960px) 70vw, 100vw"
          width={picture.width || undefined}
          height={picture.height || undefined}
          alt={`${title} ${number}`}
        />
      </div>
      <div className={styles.bar}>
        <Button
          icon={<LeftOutlined aria-hidden />}
          aria-label={t('course.desk_picture_before')}
          disabled={number === 1}
          onClick={() => turn(number - 1)}
        />
        <p className={styles.count} role="status">
          <span aria-hidden>{`${number} / ${pictures.length}`}</span>
          <span className="visually-hidden">{t('kernel.slide', { number, total: pictures.length })}</span>
        </p>
        <Button
          icon={<RightOutlined aria-hidden />}
          aria-label={t('course.desk_picture_after')}
          disabled={number === pictures.length}
          onClick={() => turn(number + 1)}
        />
      </div>
    </section>
  )
}
