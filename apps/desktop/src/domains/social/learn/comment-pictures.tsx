import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { Picture } from '@sands/contract/media/media.model'
import { srcSetOf } from '@sands/web/picture/src-set'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import styles from './comment-pictures.module.css'

/** Small pictures in rows; each opens in full. */
export function CommentPictures({ pictures }: { pictures: readonly Picture[] }) {
  const t = useT()
  const [opened, setOpened] = useState<number | null>(null)
  if (pictures.length === 0) return null
  const nameAt = (index: number) => t('social.picture', { number: index + 1 })
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <button
              type="button"
              className={styles.open}
              aria-label={t('kernel.picture_open', { name: nameAt(index) })}
              onClick={() => setOpened(index)}
            >
              <img src={picture.url} srcSet={srcSetOf(picture)} sizes="96px" loading="lazy" alt="" />
            </button>
          </li>
        ))}
      </ul>
      <Modal
        open={opened !== null}
        title={t('kernel.picture_viewer')}
        width={960}
        footer={null}
        destroyOnHidden
        onCancel={() => setOpened(null)}
      >
        {opened !== null && <Shown pictures={pictures} index={opened} name={nameAt(opened)} onTurn={setOpened} />}
      </Modal>
    </>
  )
}

interface ShownProps {
  pictures: readonly Picture[]
  index: number
  name: string
  onTurn: (index: number) => void
}

function Shown({ pictures, index, name, onTurn }: ShownProps) {
  const t = useT()
  const picture = pictures[index]
  if (!picture) return null
  return (
    <div className={styles.shown}>
      <img
        key={picture.url}
        src={picture.url}
        srcSet={srcSetOf(picture)}
        sizes="912px"
        width={picture.width || undefined}
        height={picture.height || undefined}
        alt={name}
      />
      {pictures.length > 1 && (
        <div className={styles.bar}>
          <Button
            icon={<LeftOutlined aria-hidden />}
            aria-label={t('social.desk_picture_before')}
            disabled={index === 0}
            onClick={() => onTurn(index - 1)}
          />
          <p role="status">
            <span aria-hidden>{`${index + 1} / ${pictures.length}`}</span>
            <span className="visually-hidden">{t('kernel.slide', { number: index + 1, total: pictures.length })}</span>
          </p>
          <Button
            icon={<RightOutlined aria-hidden />}
            aria-label={t('social.desk_picture_after')}
            disabled={index === pictures.length - 1}
            onClick={() => onTurn(index + 1)}
          />
        </div>
      )}
    </div>
  )
}
