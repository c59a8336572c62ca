import { CopyOutlined, DeleteOutlined, DownloadOutlined, RedoOutlined, SwapOutlined } from '@ant-design/icons'
import type { LibraryDetail } from '@sands/contract/media/library.calls'
import { FILE_STATUS } from '@sands/rules/upload'
import { useAct } from '@sands/web/call/use-call'
import { copyText } from '@sands/web/device/copy-text'
import { showToast } from '@sands/web/toast/toast'
import { Button } from 'antd'
import { useState } from 'react'
import { phonePathOf } from '../../../kernel/file/phone-path.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import styles from './library.module.css'
import { ReplaceDialog } from './replace-dialog.tsx'
import { useLibraryAct } from './use-library-act.ts'

interface FileActsProps {
  file: LibraryDetail
  mayEdit: boolean
  onChanged: () => Promise<unknown>
  onRemoved: () => void
}

/** The actions on a file. */
export function FileActs({ file, mayEdit, onChanged, onRemoved }: FileActsProps) {
  const t = useT()
  const confirm = useConfirm()
  const act = useLibraryAct(onChanged)
  // A removed file must not be fetched again.
  const end = useLibraryAct(async () => undefined)
  const [isReplacing, setReplacing] = useState(false)
  const retry = useAct('POST /sands-system/api/v1/manage/media/retry')
  const remove = useAct('POST /sands-system/api/v1/manage/media/remove')
  const { id, version, fileName, usedBy } = file
  const phonePath = phonePathOf(file)

  const copyLink = async (path: string) => {
    const done = await copyText(`${location.origin}${path}`)
    showToast(done ? t('media.link_copied') : t('media.link_not_copied'), { kind: done ? 'success' : 'error' })
  }
  const askRemove = () =>
    confirm({
      title: t('media.remove_ask', { name: fileName }),
      text: t('media.remove_text'),
      action: t('media.remove_file'),
      danger: true,
      run: async () => {
        const body = { id, version }
        if (await end(() => remove.mutateAsync({ body, quiet: true }), t('media.removed'))) onRemoved()
        else await onChanged()
      },
    })
  const tryAgain = () =>
    act(() => retry.mutateAsync({ body: { id, version }, quiet: true }), t('media.process_started'))
  return (
    <div className={styles.acts}>
      {mayEdit && file.status === FILE_STATUS.failed && (
        <Button
          type="primary"
          icon={<RedoOutlined aria-hidden />}
          loading={retry.isPending}
          onClick={() => void tryAgain()}
        >
          {t('media.process_again')}
        </Button>
      )}
      <Button icon={<DownloadOutlined aria-hidden />} href={file.url} download={fileName}>
        {t('media.download_original')}
      </Button>
      {phonePath && (
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copyLink(phonePath)}>
          {t('media.copy_link')}
        </Button>
      )}
      {mayEdit && file.fileType !== 'caption' && (
        <Button icon={<SwapOutlined aria-hidden />} onClick={() => setReplacing(true)}>
          {t('media.replace')}
        </Button>
      )}
      {mayEdit && (
        <Button
          danger
          icon={<DeleteOutlined aria-hidden />}
          disabled={usedBy.length > 0}
          {...(usedBy.length > 0 && { title: t('media.remove_in_use') })}
          onClick={askRemove}
        >
          {t('media.remove_file')}
        </Button>
      )}
      {mayEdit && usedBy.length > 0 && <p className={styles.quiet}>{t('media.remove_in_use')}</p>}
      <ReplaceDialog file={file} open={isReplacing} onClose={() => setReplacing(false)} onChanged={onChanged} />
    </div>
  )
}
