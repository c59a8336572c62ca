import { defineDomain } from '../../kernel/domain.ts'
import type { SignUpTarget } from '../../kernel/sign-up-target.kind.ts'
import type { MediaServices } from '../media/index.ts'
import type { MessageServices } from '../message/index.ts'
import type { OpsServices } from '../ops/index.ts'
import type { ReviewServices } from '../review/index.ts'
import type { StudyServices } from '../study/index.ts'
import { handInOverdue } from './attempt/attempt.jobs.ts'
import { attemptRoutes } from './attempt/attempt.routes.ts'
import { moveDeadlines } from './attempt/deadline.service.ts'
import { examTaskKind } from './attempt/exam-task.kind.ts'
import { examTasks } from './attempt/exam-tasks.service.ts'
import { createTaking } from './attempt/taking.service.ts'
import { createVersions } from './attempt/versions.service.ts'
import { bankRoutes } from './bank/bank.routes.ts'
import { createQuestionService } from './bank/question.service.ts'
import { createQuestionCategories } from './bank/question-category.service.ts'
import { createQuestionExports } from './bank/question-export.service.ts'
import { createQuestionImports } from './bank/question-import.service.ts'
import { createQuestionTemplates } from './bank/question-template.service.ts'
import { createExamEditService } from './edit/exam-edit.service.ts'
import { createOverrideService } from './edit/override.service.ts'
import { loadExamDemo } from './exam.demo.ts'
import { examSignUps } from './exam-sign-up.service.ts'
import './exam.events.ts'
import { examContent } from './exam-content.service.ts'
import { pastExamEvents } from './exam-past.repo.ts'
import { examFileUses } from './exam-uses.repo.ts'
import { examManageRoutes } from './manage.routes.ts'
import { completeQueue, examReviews, listenForMarking, sealedReviews } from './marking/exam-review.service.ts'
import { markingRoutes } from './marking/marking.routes.ts'
import { createMarkingService } from './marking/marking.service.ts'
import { createMarkingInfoService } from './marking/marking-info.service.ts'
import { createSealedMarking } from './marking/sealed-marking.service.ts'
import { createPaperService } from './paper/paper.service.ts'
import { practiceManageRoutes, practiceRoutes } from './practice/practice.routes.ts'
import { practiceContent } from './practice/practice-content.service.ts'
import { practiceTaskKind } from './practice/practice-task.kind.ts'
import { practiceTasks } from './practice/practice-tasks.service.ts'
import { announcePractices } from './practice/practice-tell.jobs.ts'
import { createPracticeMessages } from './practice/practice-tell.service.ts'
import { createPracticing } from './practice/practicing.service.ts'
import { pastPracticeEvents } from './practice-past.repo.ts'
import { createExamImpactService } from './publish/exam-impact.service.ts'
import { publishExam, publishLateExams } from './publish/exam-publish.jobs.ts'
import { createExamPublishService } from './publish/exam-publish.service.ts'
import { listenForRegrades, regradeAttempts, regradeLate } from './regrade/regrade.jobs.ts'
import { regradeRoutes } from './regrade/regrade.routes.ts'
import { createRegradeService } from './regrade/regrade.service.ts'
import { reportRoutes } from './report/report.routes.ts'
import { createReporting } from './report/reporting.service.ts'
import { announceExams, listenToOverrides, tellResults, tellRetake } from './tell/tell.jobs.ts'
import { createExamMessages } from './tell/tell.service.ts'

interface Needs {
  ops: OpsServices
  media: MediaServices
  message: MessageServices
  study: StudyServices
  review: ReviewServices
}

export interface ExamServices {
  signUpTarget: SignUpTarget
}

export const examDomain = defineDomain({
  name: 'exam',
  roles: {
    'content-author': ['exam.bank.edit', 'exam.edit'],
    'training-manager': ['exam.bank.edit', 'exam.edit', 'exam.publish', 'exam.mark', 'exam.report'],
    teacher: ['exam.report'],
    reviewer: ['exam.mark'],
  },
  demo: loadExamDemo,
  demoEvents: async (tx) => [...(await pastExamEvents(tx)), ...(await pastPracticeEvents(tx))],
  compose(kernel, needs: Needs) {
    const { batches } = needs.ops
    const { media, fileUses } = needs.media
    const { taskSources, taskKinds, isTaskLocked } = needs.study
    const { send } = needs.message
    const { queue, reviewKinds } = needs.review
    const categories = createQuestionCategories(kernel)
    const bank = {
      categories,
      questions: createQuestionService(kernel, { media, categories }),
      imports: createQuestionImports(kernel, { batches, categories }),
      exports: createQuestionExports(kernel, { batches, categories }),
      templates: createQuestionTemplates(kernel),
    }
    const exams = createExamEditService(kernel, media)
    const job = publishExam(kernel)
    const management = {
      papers: createPaperService(kernel, media),
      exams,
      overrides: createOverrideService(kernel),
      impacts: createExamImpactService(kernel),
      publishing: createExamPublishService(kernel, { exams, job }),
    }
    const taking = createTaking(kernel, media, isTaskLocked)
    const markers = { queue, versions: createVersions(kernel), media, sealed: taking.sealedReview }
    const regrading = regradeAttempts(kernel)
    reviewKinds.add(examReviews, sealedReviews)
    kernel.events.on('exam.override-changed', moveDeadlines)
    const messages = createExamMessages(kernel, send)
    const retakes = tellRetake(messages)
    const reporting = createReporting(kernel, { media, batches, send })
    fileUses.add(...examFileUses)
    const practicing = createPracticing(kernel, media, isTaskLocked)
    taskSources.add(examTasks(kernel, taking.exams), practiceTasks(kernel, practicing.practices))
    taskKinds.add(examTaskKind, practiceTaskKind)
    return {
      services: { signUpTarget: examSignUps(kernel) } satisfies ExamServices,
      routes(app) {
        bankRoutes(app, bank)
        examManageRoutes(app, management)
        attemptRoutes(app, taking)
        markingRoutes(app, {
          marking: createMarkingService(kernel, markers),
          infos: createMarkingInfoService(kernel, markers),
          sealed: createSealedMarking(kernel, markers),
        })
        reportRoutes(app, reporting)
        practiceRoutes(app, practicing)
        practiceManageRoutes(app, practicing)
        regradeRoutes(app, createRegradeService(kernel, regrading))
      },
      listen() {
        listenForMarking(kernel, queue)
        listenForRegrades(kernel, regrading)
        listenToOverrides(kernel, retakes)
      },
      jobs: [
        job,
        publishLateExams(kernel),
        handInOverdue(kernel, taking.finishing),
        completeQueue(kernel, queue),
        regrading,
        regradeLate(kernel, regrading),
        announceExams(messages),
        tellResults(messages),
        announcePractices(createPracticeMessages(kernel, send)),
        retakes,
      ],
      contentKinds: [examContent(media), practiceContent()],
    }
  },
})
