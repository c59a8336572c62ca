import { LANGUAGE_NAMES, LANGUAGES } from '@sands/rules/language'
import { useCall } from '@sands/web/call/use-call'
import { Segmented, Skeleton } from 'antd'
import { choiceValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { AgreementEditor } from './agreement-editor.tsx'
import styles from './agreements.module.css'

const KINDS = ['user', 'privacy', 'collected'] as const
const NAMES = {
  user: 'settings.user_agreement',
  privacy: 'settings.privacy_policy',
  collected: 'settings.collected_information',
} as const
const ADDRESS = { kind: choiceValue(KINDS, 'user'), language: choiceValue(LANGUAGES, 'zh-cn') }

/** The agreements that people accept when they sign in, one text for each language. */
export function AgreementsPage() {
  const t = useT()
  const [{ kind, language }, setAddress] = useAddressQuery(ADDRESS)
  const agreement = useCall(
    'GET /sands-system/api/v1/manage/agreement/get',
    { query: { kind, language } },
    { staleTime: 0 },
  )
  return (
    <ManagePage title={t('settings.agreements')} intro={t('settings.agreements_intro')}>
      <div className={styles.choices}>
        <Segmented
          aria-label={t('settings.agreement_kind')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(NAMES[value]) }))}
          onChange={(value) => setAddress({ kind: value })}
        />
        <Segmented
          aria-label={t('settings.agreement_language')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(value) => setAddress({ language: value })}
        />
      </div>
      {agreement.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {agreement.isError && !agreement.data && (
        <FailureBlock error={agreement.error} onRetry={() => void agreement.refetch()} />
      )}
      {agreement.data?.kind === kind && agreement.data.language === language && (
        <AgreementEditor
          key={`${kind} ${language}`}
          agreement={agreement.data}
          onFresh={async () => (await agreement.refetch()).data}
        />
      )}
    </ManagePage>
  )
}
