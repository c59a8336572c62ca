import { DeleteOutlined } from '@ant-design/icons'
import type { DecorationOverview } from '@sands/contract/home/decoration.model'
import { Button } from 'antd'
import type { Ref } from 'react'
import type { ConflictChoices } from '../../../kernel/draft/conflict-note.tsx'
import type { SaverState } from '../../../kernel/draft/draft-saver.model.ts'
import { EditorTools, ToolGroup } from '../../../kernel/draft/editor-layout.tsx'
import { SaveState } from '../../../kernel/draft/save-state.tsx'
import { StepButtons } from '../../../kernel/draft/step-buttons.tsx'
import { useT } from '../../../kernel/text.ts'
import { PublishBar } from '../publish/publish-bar.tsx'
import { useEditor } from './editor-context.ts'
import type { HomeSaver } from './use-draft.ts'

interface EditorBarProps {
  ref: Ref<HTMLElement>
  overview: DecorationOverview
  state: SaverState
  flush: HomeSaver['flush']
  /** Undefined when there is no step in this direction. */
  onBack: (() => void) | undefined
  onForth: (() => void) | undefined
  /** Undefined when there is no draft. */
  onDiscard: (() => void) | undefined
  /** The choices in a conflict with somebody else's changes. */
  conflict: ConflictChoices | undefined
  /** Pictures are being uploaded. */
  isBusy: boolean
  onAsk: () => void
  onPublished: () => void
}

/** The save state, undo and redo, and publishing. Sticks to the top. */
export function EditorBar(props: EditorBarProps) {
  const { ref, overview, state, flush, onBack, onForth, onDiscard, conflict, isBusy, onAsk, onPublished } = props
  const t = useT()
  const { page, faults } = useEditor()
  const hold = conflict ? t('home.publish_hold_conflict') : isBusy ? t('home.publish_hold_picture') : undefined
  return (
    <EditorTools ref={ref} label={t('home.edit_bar')} conflict={conflict}>
      <ToolGroup>
        <StepButtons onBack={onBack} onForth={onForth} />
        {onDiscard && (
          <Button icon={<DeleteOutlined aria-hidden />} onClick={onDiscard}>
            {t('home.edit_discard')}
          </Button>
        )}
        <SaveState state={state} onRetry={() => void flush()} />
      </ToolGroup>
      <PublishBar
        overview={overview}
        page={page}
        faults={faults}
        hold={hold}
        saved={state.status === 'saved'}
        flush={flush}
        onAsk={onAsk}
        onPublished={onPublished}
      />
    </EditorTools>
  )
}
