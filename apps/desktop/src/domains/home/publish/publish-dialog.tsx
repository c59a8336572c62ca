import type { DecorationOverview, HomePageDocument } from '@sands/contract/home/decoration.model'
import { Modal } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { FaultList } from './fault-list.tsx'
import { faultCount, faultPlaces } from './fault-places.ts'
import styles from './publish.module.css'
import { PublishForm } from './publish-form.tsx'
import type { Flush } from './use-publish.ts'

export type PublishWhen = 'now' | 'later'

interface PublishDialogProps {
  /** Undefined while the dialog is closed. */
  when: PublishWhen | undefined
  overview: DecorationOverview
  page: HomePageDocument
  flush: Flush
  onPublished: () => void
  onOpenBlock: (block: string) => void
  onClose: () => void
}

/** Publishes a complete page; for an incomplete one it shows the faults. */
export function PublishDialog({ when, overview, page, flush, onPublished, onOpenBlock, onClose }: PublishDialogProps) {
  const t = useT()
  const count = faultCount(page)
  const title = when === 'later' ? t('home.publish_later_title') : t('home.publish_title')
  const open = (block: string) => {
    onClose()
    onOpenBlock(block)
  }
  return (
    <Modal
      open={when !== undefined}
      title={count > 0 ? t('home.publish_faults_title', { count }) : title}
      footer={null}
      width={560}
      onCancel={onClose}
      destroyOnHidden
    >
      <div className={styles.dialog}>
        {count > 0 ? (
          <FaultList faults={faultPlaces(page)} onOpen={open} />
        ) : (
          <PublishForm
            overview={overview}
            page={page}
            later={when === 'later'}
            flush={flush}
            onClose={onClose}
            onPublished={() => {
              onClose()
              onPublished()
            }}
          />
        )}
      </div>
    </Modal>
  )
}
