import type { ManagedBoard } from '@sands/contract/community/manage.model'
import type { UserId } from '@sands/contract/kernel/schema'
import { COVER_BYTES } from '@sands/rules/upload'
import { useAct } from '@sands/web/call/use-call'
import { Button, Modal } from 'antd'
import { type FormEvent, useState } from 'react'
import { PictureField } from '../../../kernel/picture/picture-field.tsx'
import { useBusy } from '../../../kernel/picture/use-busy.ts'
import { useT } from '../../../kernel/text.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { boardDraftOf } from './board-draft.ts'
import { BoardFields } from './board-fields.tsx'
import styles from './community.module.css'
import { ModeratorsField } from './moderators-field.tsx'

interface BoardDialogProps {
  /** The dialog is open while this is set. */
  board: ManagedBoard | 'new' | undefined
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** A board: its texts, who sees it, who may publish, and its moderators. */
export function BoardDialog({ board, onClose, onChanged }: BoardDialogProps) {
  const t = useT()
  const isNew = board === 'new'
  return (
    <Modal
      open={board !== undefined}
      title={t(isNew ? 'community.manage_board_add' : 'community.manage_board_edit')}
      width={640}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {board && <BoardForm board={isNew ? undefined : board} onClose={onClose} onChanged={onChanged} />}
    </Modal>
  )
}

interface BoardFormProps extends Omit<BoardDialogProps, 'board'> {
  board: ManagedBoard | undefined
}

function BoardForm({ board, onClose, onChanged }: BoardFormProps) {
  const t = useT()
  const run = useRun(onChanged)
  const create = useAct('POST /sands-lms/api/v1/manage/community/board/create')
  const update = useAct('POST /sands-lms/api/v1/manage/community/board/update')
  const setModerators = useAct('POST /sands-lms/api/v1/manage/community/board-moderator/set')
  // When only the moderators could not be saved, the next try changes the board that is there by then.
  const [known, setKnown] = useState(board)
  const [draft, setDraft] = useState(boardDraftOf(board))
  const [moderators, setChosen] = useState<readonly { userId: UserId; name: string }[]>(board?.moderators ?? [])
  const [cover, setCover] = useState(board?.cover ?? null)
  const { isBusy: isUploading, onBusy } = useBusy()
  const [fault, setFault] = useState<string>()
  const isBusy = create.isPending || update.isPending || setModerators.isPending

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || isUploading) return
    if (draft.name.trim() === '') return setFault(t('community.manage_name_missing'))
    const isDone = await run(async () => {
      const saved = known
        ? await update.mutateAsync({ body: { id: known.id, version: known.version, ...draft } })
        : await create.mutateAsync({ body: draft })
      setKnown(saved)
      const userIds = moderators.map(({ userId }) => userId)
      const before = saved.moderators.map(({ userId }) => userId)
      if (userIds.join() !== before.join()) await setModerators.mutateAsync({ body: { boardId: saved.id, userIds } })
    }, t('community.manage_board_saved'))
    if (isDone) onClose()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <BoardFields
        draft={draft}
        isNew={known === undefined}
        isOfSource={board !== undefined && board.sourceType !== null}
        nameFault={fault}
        onChange={(change) => {
          setDraft((before) => ({ ...before, ...change }))
          setFault(undefined)
        }}
      />
      <PictureField
        label={t('community.manage_cover')}
        value={draft.coverFileId}
        picture={cover ?? undefined}
        purpose="image"
        most={COVER_BYTES}
        hint={t('community.manage_cover_hint')}
        onBusy={onBusy}
        onChange={(file) => {
          setDraft((before) => ({ ...before, coverFileId: file?.fileId ?? null }))
          setCover(file?.picture ?? null)
        }}
      />
      <ModeratorsField moderators={moderators} onChange={setChosen} />
      <div className={styles.formActs}>
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={isUploading}>
          {t('community.manage_save')}
        </Button>
      </div>
    </form>
  )
}
