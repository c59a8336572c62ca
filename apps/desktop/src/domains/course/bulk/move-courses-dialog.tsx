import { oneTap } from '@sands/web/call/one-tap'
import { Modal } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useCategoryOptions } from '../manage/use-categories.ts'

interface MoveCoursesDialogProps {
  open: boolean
  count: number
  onMove: (category: string) => Promise<void>
  onClose: () => void
}

/** Asks for the category to move courses to. */
export function MoveCoursesDialog({ open, count, onMove, onClose }: MoveCoursesDialogProps) {
  const t = useT()
  const { options, isPending } = useCategoryOptions()
  const [category, setCategory] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [tap] = useState(() => oneTap<void>())

  const move = async () => {
    setBusy(true)
    try {
      await onMove(category)
    } finally {
      setBusy(false)
    }
  }
  const run = () => {
    setTried(true)
    if (category) void tap(category, move)
  }

  return (
    <Modal
      open={open}
      title={t('course.manage_bulk_move_ask', { count })}
      okText={t('course.manage_bulk_move')}
      cancelText={t('kernel.cancel')}
      confirmLoading={isBusy}
      onOk={run}
      onCancel={onClose}
      destroyOnHidden
      afterClose={() => {
        setCategory('')
        setTried(false)
      }}
    >
      <Field
        label={t('course.manage_category')}
        required
        hint={t('course.manage_bulk_move_text')}
        fault={isTried && !category ? t('course.manage_category_choose') : undefined}
      >
        {(field) => (
          <Choice
            field={field}
            clearable={false}
            loading={isPending}
            options={options}
            value={category}
            placeholder={t('course.manage_category_choose')}
            onChange={setCategory}
          />
        )}
      </Field>
    </Modal>
  )
}
