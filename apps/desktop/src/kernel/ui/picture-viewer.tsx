import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { BlockPicture } from '@sands/rules/block'
import { srcSetOf } from '@sands/web/picture/src-set'
import { Button, Modal } from 'antd'
import { useT } from '../text.ts'
import styles from './picture-viewer.module.css'

export interface NamedPicture {
  picture: BlockPicture
  name: string
}

interface PictureViewerProps {
  pictures: readonly NamedPicture[]
  /** The index of the visible picture; null while the viewer is closed. */
  index: number | null
  onTurn: (index: number | null) => void
}

/** Shows pictures in full size, one at a time. */
export function PictureViewer({ pictures, index, onTurn }: PictureViewerProps) {
  const t = useT()
  return (
    <Modal
      open={index !== null}
      title={t('kernel.picture_viewer')}
      width={960}
      footer={null}
      destroyOnHidden
      onCancel={() => onTurn(null)}
    >
      {index !== null && <Shown pictures={pictures} index={index} onTurn={onTurn} />}
    </Modal>
  )
}

function Shown({ pictures, index, onTurn }: PictureViewerProps & { index: number }) {
  const t = useT()
  const shown = pictures[index]
  if (!shown) return null
  const { picture, name } = shown
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
            aria-label={t('manage.picture_before')}
            disabled={index === 0}
            onClick={() => onTurn(index - 1)}
          />
          <p role="status">
            <span aria-hidden>{`${index + 1} / ${pictures.length}`}</span>
            <span className="visually-hidden">{t('kernel.slide', { number: index + 1, total: pictures.length })}</span>
          </p>
          <Button
            icon={<RightOutlined aria-hidden />}
            aria-label={t('manage.picture_after')}
            disabled={index === pictures.length - 1}
            onClick={() => onTurn(index + 1)}
          />
        </div>
      )}
    </div>
  )
}
