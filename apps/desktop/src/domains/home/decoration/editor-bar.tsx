import { DeleteOutlined, RollbackOutlined } from '@ant-design/icons'
import type { DecorationDesk } from '@sands/contract/home/decoration.model'
import { Button } from 'antd'
import type { Ref } from 'react'
import { useT } from '../../../kernel/text.ts'
import { PublishBar } from '../publish/publish-bar.tsx'
import type { DraftSaver, SaverState } from './draft-saver.model.ts'
import styles from './editor.module.css'
import { useEditor } from './editor-context.ts'
import { SaveState } from './save-state.tsx'

interface EditorBarProps {
  ref: Ref<HTMLElement>
  desk: DecorationDesk
  state: SaverState
  flush: DraftSaver['flush']
  /** Undefined when there is no step that way. */
  onBack: (() => void) | undefined
  onForth: (() => void) | undefined
  /** Undefined when there is no draft. */
  onDiscard: (() => void) | undefined
  onPublished: () => void
}

/** How things stand, steps back and forth, and the way to everybody's phone. Stays in sight. */
export function EditorBar({ ref, desk, state, flush, onBack, onForth, onDiscard, onPublished }: EditorBarProps) {
  const t = useT()
  const { page } = useEditor()
  return (
    <section ref={ref} className={styles.bar} aria-label={t('home.edit_bar')}>
      <div className={styles.tools}>
        <Button
          icon={<RollbackOutlined aria-hidden />}
          aria-label={t('home.edit_undo')}
          title={t('home.edit_undo_keys')}
          disabled={!onBack}
          onClick={onBack}
        />
        <Button
          icon={<RollbackOutlined className={styles.forth} aria-hidden />}
          aria-label={t('home.edit_redo')}
          title={t('home.edit_redo_keys')}
          disabled={!onForth}
          onClick={onForth}
        />
        {onDiscard && (
          <Button icon={<DeleteOutlined aria-hidden />} onClick={onDiscard}>
            {t('home.edit_discard')}
          </Button>
        )}
        <SaveState state={state} onRetry={() => void flush()} />
      </div>
      <PublishBar desk={desk} page={page} saved={state.status === 'saved'} flush={flush} onPublished={onPublished} />
    </section>
  )
}
