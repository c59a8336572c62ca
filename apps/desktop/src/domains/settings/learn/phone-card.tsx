import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { PhoneAddress } from '../../../kernel/ui/page/phone-address.tsx'

export function PhoneCard() {
  return (
    <Card title={useT()('manage.open_on_phone')}>
      <PhoneAddress />
    </Card>
  )
}
