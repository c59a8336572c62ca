import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'

interface OrderButtonsProps<Id extends string> {
  ids: readonly Id[]
  id: Id
  name: string
  /** Moves it before another, or to the end. */
  onMove: (beforeId: Id | null) => void
}

/** Moves a row one place up or down. */
export function OrderButtons<Id extends string>({ ids, id, name, onMove }: OrderButtonsProps<Id>) {
  const t = useT()
  const place = ids.indexOf(id)
  return (
    <>
      <Button
        type="text"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={t('feedback.manage_up', { name })}
        disabled={place === 0}
        onClick={() => onMove(ids[place - 1] ?? null)}
      />
      <Button
        type="text"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={t('feedback.manage_down', { name })}
        disabled={place === ids.length - 1}
        onClick={() => onMove(ids[place + 2] ?? null)}
      />
    </>
  )
}
