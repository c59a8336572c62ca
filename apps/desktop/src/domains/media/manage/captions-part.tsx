import { DeleteOutlined, UploadOutlined } from '@ant-design/icons'
import type { LibraryDetail } from '@sands/contract/media/library.calls'
import type { Caption } from '@sands/contract/media/media.model'
import { useAct } from '@sands/web/call/use-call'
import { acceptOf } from '@sands/web/upload/purpose'
import { addUploads, type Resource } from '@sands/web/upload/uploads'
import { Button, Input } from 'antd'
import { useRef, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/choice.tsx'
import { Field } from '../../../kernel/ui/field.tsx'
import { useConfirm } from '../../../kernel/ui/use-confirm.ts'
import { CAPTION_LANGUAGES, captionLabel } from './caption-languages.ts'
import styles from './library.module.css'
import { useLibraryAct } from './use-library-act.ts'

const MOST_LETTERS = 40

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

function AddCaption({ file, onChanged }: Pick<CaptionsPartProps, 'file' | 'onChanged'>) {
  const t = useT()
  const act = useLibraryAct(onChanged)
  const input = useRef<HTMLInputElement>(null)
  const [language, setLanguage] = useState<string>('')
  const [label, setLabel] = useState('')
  const saving = useAct('POST /sands-system/api/v1/manage/media/caption/save')
  const save = async (made: Resource) => {
    const body = { id: file.id, version: file.version, language, label: label.trim(), captionFileId: made.id }
    if (!(await act(() => saving.mutateAsync({ body, quiet: true }), t('media.captions_saved')))) return
    setLanguage('')
    setLabel('')
  }
  return (
    <div className={styles.addCaption}>
      <Field label={t('media.captions_language')}>
        {(field) => (
          <Choice
            field={field}
            placeholder={t('media.captions_language')}
            value={language}
            options={CAPTION_LANGUAGES.map((value) => ({ value, label: captionLabel(value) }))}
            onChange={(next) => {
              setLanguage(next)
              setLabel(next ? captionLabel(next) : '')
            }}
          />
        )}
      </Field>
      <Field label={t('media.captions_label')}>
        {(field) => (
          <Input
            {...field}
            value={label}
            maxLength={MOST_LETTERS}
            autoComplete="off"
            onChange={({ target }) => setLabel(target.value)}
          />
        )}
      </Field>
      <Button
        icon={<UploadOutlined aria-hidden />}
        loading={saving.isPending}
        disabled={!language || !label.trim()}
        onClick={() => input.current?.click()}
      >
        {t('media.captions_add')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(['caption'])}
        onChange={({ target }) => {
          void addUploads([...(target.files ?? [])], {
            purposes: ['caption'],
            room: 1,
            onMade: (made) => void save(made),
          })
          target.value = ''
        }}
      />
    </div>
  )
}
