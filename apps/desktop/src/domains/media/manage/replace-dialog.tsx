import type { EarlierFile, LibraryDetail } from '@sands/contract/media/library.calls'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Modal } from 'antd'
import { useState } from 'react'
import { FileChoices } from '../../../kernel/file/file-choices.tsx'
import { useT } from '../../../kernel/text.ts'
import styles from './library.module.css'
import { ReplaceEffect } from './replace-effect.tsx'
import { useLibraryAct } from './use-library-act.ts'
import { UseList } from './uses-part.tsx'

interface ReplaceDialogProps {
  file: LibraryDetail
  open: boolean
  /** A content that the file had before and that is put back. Without one, a file is chosen. */
  earlier?: EarlierFile
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** Another file of the same kind in its place. Who replaces it sees first where it is shown and what changes for learners. */
export function ReplaceDialog({ file, open, earlier, onClose, onChanged }: ReplaceDialogProps) {
  const t = useT()
  const act = useLibraryAct(onChanged)
  const replacing = useAct('POST /sands-system/api/v1/manage/media/replace')
  const [chosen, setChosen] = useState<LibraryDetail['id']>()
  const { id, version, fileName, fileType, usedBy } = file
  const by = earlier?.id ?? chosen
  const impact = useCall(
    'GET /sands-system/api/v1/manage/media/replace/impact',
    { query: { id, by: by ?? id } },
    { enabled: open && by !== undefined, staleTime: 0 },
  )
  if (fileType === 'caption') return null

  const close = () => {
    setChosen(undefined)
    onClose()
  }
  const replace = async () => {
    if (!by) return
    const body = { id, version, by }
    const done = t(earlier ? 'media.put_back_done' : 'media.replaced')
    if (await act(() => replacing.mutateAsync({ body, quiet: true }), done)) close()
  }
  const isAllowed =
    impact.data && !impact.data.isFixed && impact.data.missingRights.length === 0 && impact.data.faults === 0
  return (
    <Modal
      open={open}
      title={t(earlier ? 'media.put_back_title' : 'media.replace_title', { name: fileName })}
      width={640}
      okText={t(earlier ? 'media.put_back' : 'media.replace')}
      cancelText={t('kernel.cancel')}
      okButtonProps={{ danger: true, disabled: !by || !isAllowed }}
      confirmLoading={replacing.isPending}
      onOk={() => void replace()}
      onCancel={close}
      destroyOnHidden
    >
      <div className={styles.replace}>
        <p>{t(earlier ? 'media.put_back_text' : 'media.replace_text')}</p>
        <section className={styles.part}>
          <h3 className={styles.heading}>{t('media.used_in')}</h3>
          <UseList uses={usedBy} />
        </section>
        {!earlier && (
          <FileChoices
            kinds={[fileType]}
            values={chosen ? [chosen] : []}
            unused
            readyOnly
            except={id}
            onChoose={(file) => setChosen(file.id)}
          />
        )}
        {by && <ReplaceEffect answer={impact} />}
      </div>
    </Modal>
  )
}
