import { DeleteOutlined } from '@ant-design/icons'
import type { LibraryDetail } from '@sands/contract/media/library.calls'
import type { Caption } from '@sands/contract/media/media.model'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { AddCaption } from './add-caption.tsx'
import styles from './library.module.css'
import { useLibraryAct } from './use-library-act.ts'

interface CaptionsPartProps {
  file: LibraryDetail
  mayEdit: boolean
  onChanged: () => Promise<unknown>
}

/** Captions of a video, one file for each language. */
export function CaptionsPart({ file, mayEdit, onChanged }: CaptionsPartProps) {
  const t = useT()
  const confirm = useConfirm()
  const act = useLibraryAct(onChanged)
  const removing = useAct('POST /sands-system/api/v1/manage/media/caption/remove')
  const captions = file.playable?.captions ?? []
  const askRemove = ({ language, label }: Caption) =>
    confirm({
      title: t('media.captions_remove_ask', { name: label }),
      text: t('media.captions_remove_text'),
      action: t('media.captions_remove'),
      danger: true,
      run: () => {
        const body = { id: file.id, version: file.version, language }
        return act(() => removing.mutateAsync({ body, quiet: true }), t('media.captions_removed'))
      },
    })
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('media.captions')}</h2>
      {captions.length === 0 && <p className={styles.quiet}>{t('media.captions_none')}</p>}
      <ul className={styles.uses}>
        {captions.map((caption) => (
          <li key={caption.language} className={styles.caption}>
            <span>{caption.label}</span>
            <span className={styles.quiet}>{caption.language}</span>
            {mayEdit && (
              <Button
                size="small"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('media.captions_remove_of', { name: caption.label })}
                onClick={() => askRemove(caption)}
              />
            )}
          </li>
        ))}
      </ul>
      {mayEdit && <AddCaption file={file} onChanged={onChanged} />}
    </section>
  )
}
