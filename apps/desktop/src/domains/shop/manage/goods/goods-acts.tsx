import type { ManagedGoodsItem } from '@sands/contract/shop/manage.model'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import { useConfirm } from '../../../../kernel/ui/form/use-confirm.ts'
import { useRun } from '../../../../kernel/ui/form/use-run.ts'
import styles from '../../shop.module.css'

/** Puts goods on sale and off it, and deletes them. */
export function GoodsActs({ goods, onChanged }: { goods: ManagedGoodsItem; onChanged: () => Promise<unknown> }) {
  const t = useT()
  const confirm = useConfirm()
  const run = useRun(onChanged)
  const putOn = useAct('POST /sands-shopping/api/v1/manage/goods/putOnSale')
  const takeOff = useAct('POST /sands-shopping/api/v1/manage/goods/takeOffSale')
  const remove = useAct('POST /sands-shopping/api/v1/manage/goods/remove')
  const body = { id: goods.id, version: goods.version }
  const askRemove = () =>
    confirm({
      title: t('shop.manage_remove_ask', { name: goods.spuName }),
      text: t('shop.manage_remove_text'),
      action: t('shop.remove'),
      danger: true,
      run: () => remove.mutateAsync({ body }),
      done: t('shop.manage_act_done'),
      refresh: onChanged,
    })
  return (
    <span className={styles.acts}>
      {goods.state === 'on_sale' ? (
        <Button size="small" onClick={() => void run(() => takeOff.mutateAsync({ body }), t('shop.manage_act_done'))}>
          {t('shop.manage_take_off')}
        </Button>
      ) : (
        <Button
          size="small"
          type="primary"
          onClick={() => void run(() => putOn.mutateAsync({ body }), t('shop.manage_act_done'))}
        >
          {t('shop.manage_put_on')}
        </Button>
      )}
      {goods.state !== 'on_sale' && (
        <Button size="small" danger onClick={askRemove}>
          {t('shop.remove')}
        </Button>
      )}
    </span>
  )
}
