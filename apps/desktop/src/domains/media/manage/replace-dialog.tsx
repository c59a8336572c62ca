import type { LibraryDetail, LibraryFile } from '@sands/contract/media/library.calls'
import { useAct } from '@sands/web/call/use-call'
import { Modal } from 'antd'
import { useState } from 'react'
import { FileChoices } from '../../../kernel/file/file-choices.tsx'
import { useT } from '../../../kernel/text.ts'
import styles from './library.module.css'
import { useLibraryAct } from './use-library-act.ts'
import { UseList } from './uses-part.tsx'

interface ReplaceDialogProps {
  file: LibraryDetail
  open: boolean
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** Replaces a file by another one of the same kind, after showing where it is used. */
export function ReplaceDialog({ file, open, onClose, onChanged }: ReplaceDialogProps) {
  const t = useT()
  const act = useLibraryAct(onChanged)
  const replacing = useAct('POST /sands-system/api/v1/manage/media/replace')
  const [chosen, setChosen] = useState<LibraryFile>()
  const { id, version, fileName, fileType, usedBy } = file
  if (fileType === 'caption') return null

  const close = () => {
    setChosen(undefined)
    onClose()
  }
  const replace = async () => {
    if (!chosen) return
    const body = { id, version, by: chosen.id }
    if (await act(() => replacing.mutateAsync({ body, quiet: true }), t('media.replaced'))) close()
  }
  return (
    <Modal
      open={open}
      title={t('media.replace_title', { name: fileName })}
      width={640}
      okText={t('media.replace')}
      cancelText={t('kernel.cancel')}
      okButtonProps={{ danger: true, disabled: !chosen }}
      confirmLoading={replacing.isPending}
      onOk={() => void replace()}
      onCancel={close}
      destroyOnHidden
    >
      <div className={styles.replace}>
        <p>{t('media.replace_text')}</p>
        <section className={styles.part}>
          <h3 className={styles.heading}>{t('media.used_in')}</h3>
          <UseList uses={usedBy} />
        </section>
        <FileChoices
          kinds={[fileType]}
          values={chosen ? [chosen.id] : []}
          unused
          readyOnly
          except={id}
          onChoose={setChosen}
        />
      </div>
    </Modal>
  )
}
