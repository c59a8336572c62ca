import { useOwnFactors } from '@sands/web/factor/use-own-factors'
import { Skeleton } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../../kernel/ui/page/manage-page.tsx'
import { FactorList } from './factor-list.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpSetUp } from './totp-set-up.tsx'

/** What the person proves with that it is them, besides the password. */
export function SecondFactorPage() {
  const t = useT()
  const factors = useOwnFactors()
  const { own, start, codes, added, cancelTotp, codesSaved } = factors
  const { data } = own

  const content = () => {
    if (!data)
      return own.isError ? (
        <FailureBlock error={own.error} onRetry={() => void own.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )
    if (codes) return <RecoveryCodes codes={codes} onDone={codesSaved} />
    if (start) return <TotpSetUp start={start} onAdded={added} onCancel={cancelTotp} />
    return <FactorList factors={data} acts={factors} />
  }
  return (
    <ManagePage title={t('auth.factor')} intro={t(data?.isRequired ? 'auth.factor_required_note' : 'auth.factor_lead')}>
      {content()}
    </ManagePage>
  )
}
