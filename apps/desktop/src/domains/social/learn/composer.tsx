import { PictureOutlined } from '@ant-design/icons'
import { attach, LONGEST_TEXT, MOST_PICTURES, writeDraft } from '@sands/web/social/comment-drafts'
import type { SocialTarget } from '@sands/web/social/target'
import { type ReplyTarget, useComposer } from '@sands/web/social/use-composer'
import { PICTURE_ACCEPT } from '@sands/web/upload/check'
import { Button, Input } from 'antd'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { useT } from '../../../kernel/text.ts'
import { AttachedPictures } from './attached-pictures.tsx'
import styles from './composer.module.css'

interface ComposerProps {
  target: SocialTarget
  to?: ReplyTarget | undefined
  onSent: () => void
  /** Closes the input of a reply. The input at the top cannot be closed. */
  onCancel?: (() => void) | undefined
}

/** An input for comments; pictures can be pasted. Ctrl+Enter sends. */
export function Composer({ target, to, onSent, onCancel }: ComposerProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { draftId, text, pictures, isReady, title, count, send } = useComposer(target, { to, onSent })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel?.()
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    void send()
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    attach(draftId, files)
  }
  return (
    <div className={styles.composer}>
      <Input.TextArea
        rows={to ? 2 : 3}
        autoFocus={to !== undefined}
        aria-label={title}
        placeholder={title}
        maxLength={LONGEST_TEXT}
        value={text}
        onChange={({ target }) => writeDraft(draftId, target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <AttachedPictures draftId={draftId} pictures={pictures} />
      <div className={styles.bar}>
        <Button
          type="text"
          icon={<PictureOutlined aria-hidden />}
          disabled={pictures.length >= MOST_PICTURES}
          onClick={() => input.current?.click()}
        >
          {t('social.picture_add')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={PICTURE_ACCEPT}
          onChange={({ target }) => {
            attach(draftId, [...(target.files ?? [])])
            target.value = ''
          }}
        />
        <span className={styles.count} aria-live="polite">
          {count}
        </span>
        {onCancel && <Button onClick={onCancel}>{t('kernel.cancel')}</Button>}
        <Button type="primary" disabled={!isReady} onClick={() => void send()}>
          {t('social.send')}
        </Button>
      </div>
    </div>
  )
}
