import { defineDomain } from '../../kernel/domain.ts'
import { createPort, type Port } from '../../kernel/port.ts'
import { agreementContent } from './agreement/agreement.service.ts'
import { contentRoutes } from './content.routes.ts'
import { createContentService } from './content.service.ts'
import { lookRoutes } from './look/look.routes.ts'
import { createLookService } from './look/look.service.ts'
import { ensureAgreements } from './settings.defaults.ts'
import { loadSettingsDemo } from './settings.demo.ts'
import './settings.events.ts'
import { settingsRoutes } from './settings.routes.ts'
import { createSettingsService } from './settings.service.ts'
import { createShare } from './share.service.ts'
import type { SkinPictures } from './skin-pictures.kind.ts'
import { listenToTextEdits } from './texts/text-wordings.events.ts'
import { textsRoutes } from './texts/texts.routes.ts'
import { createTextsService } from './texts/texts.service.ts'

export interface SettingsServices {
  skinPictures: Port<SkinPictures>
}

export const settingsDomain = defineDomain({
  name: 'settings',
  setUp: (tx, { now }) => ensureAgreements(tx, now),
  demo: loadSettingsDemo,
  compose(kernel) {
    const skinPictures = createPort<SkinPictures>('what skins need to know about files')
    const services: SettingsServices = { skinPictures }
    return {
      services,
      routes(app) {
        settingsRoutes(app, createSettingsService(kernel, skinPictures))
        textsRoutes(app, createTextsService(kernel))
        lookRoutes(app, createLookService(kernel, skinPictures))
        contentRoutes(app, createContentService(kernel), createShare(kernel))
      },
      listen: () => listenToTextEdits(kernel),
      contentKinds: [agreementContent],
    }
  },
})
