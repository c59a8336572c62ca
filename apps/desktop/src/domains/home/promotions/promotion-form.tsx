import { isGoodJump } from '@sands/rules/jump'
import { Alert, Button } from 'antd'
import { useEffect } from 'react'
import { ConflictNote } from '../../../kernel/draft/conflict-note.tsx'
import { JumpFields } from '../../../kernel/jump/jump-fields.tsx'
import { useBusy } from '../../../kernel/picture/use-busy.ts'
import { useT } from '../../../kernel/text.ts'
import { useLeaveGuard } from '../../../kernel/ui/form/use-leave-guard.ts'
import { WindowFields } from '../../../kernel/ui/form/window-fields.tsx'
import { AudienceField } from '../front/audience-field.tsx'
import styles from './promotion.module.css'
import type { Promotion, PromotionCalls, PromotionKind, PromotionValues } from './promotion.ts'
import { usePromotionForm } from './use-promotion-form.ts'

interface PromotionFormProps<Item extends Promotion, Draft extends PromotionValues> {
  kind: PromotionKind<Item, Draft>
  calls: PromotionCalls<Item, Draft>
  promotion: Item | undefined
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
  onDone: () => void
}

export function PromotionForm<Item extends Promotion, Draft extends PromotionValues>(
  props: PromotionFormProps<Item, Draft>,
) {
  const { kind, calls, promotion, onDirty, onCancel, onDone } = props
  const t = useT()
  const form = usePromotionForm({ kind, calls, promotion, onDone })
  const { isBusy, onBusy } = useBusy()
  const { draft, tried } = form
  const isDirty = form.isDirty || isBusy
  // The form only knows the fields that all promotions share.
  const change = (patch: Partial<PromotionValues>) => form.change(patch as Partial<Draft>)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  useLeaveGuard(isDirty)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void form.save()
      }}
    >
      {form.isConflict && <ConflictNote onTheirs={form.takeTheirs} onMine={() => void form.saveMine()} />}
      <kind.Fields draft={draft} tried={tried} onChange={form.change} onBusy={onBusy} />
      <JumpFields
        value={draft.jump}
        fault={tried && !isGoodJump(draft.jump) ? t('manage.jump_fault_link') : undefined}
        onChange={(jump) => change({ jump })}
      />
      <WindowFields showFrom={draft.showFrom} showUntil={draft.showUntil} onChange={change} />
      <AudienceField value={draft.audience} onChange={(audience) => change({ audience })} />
      {form.failure && <Alert type="error" showIcon role="alert" title={form.failure} />}
      <div className={styles.foot}>
        {isBusy && (
          <p className={styles.wait} role="status">
            {t('manage.picture_busy')}
          </p>
        )}
        <Button onClick={onCancel}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={form.isSaving} disabled={!isDirty || isBusy}>
          {promotion ? t('home.front_save') : t(kind.words.add)}
        </Button>
      </div>
    </form>
  )
}
