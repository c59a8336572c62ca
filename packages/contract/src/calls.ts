// Written by npm run format from the files of the domains. Changes made by hand are lost.

import { applyCalls } from './apply/apply.calls.ts'
import { applyManageCalls } from './apply/manage.calls.ts'
import { articleCalls, articleManageCalls } from './article/article.calls.ts'
import { articlePublicationCalls } from './article/publication.calls.ts'
import { authAccountCalls } from './auth/account.calls.ts'
import { authCalls } from './auth/auth.calls.ts'
import { authChannelTemplateCalls } from './auth/channel-template.calls.ts'
import { authCodeCalls } from './auth/code.calls.ts'
import { authConnectionCalls } from './auth/connection.calls.ts'
import { authFactorCalls } from './auth/factor.calls.ts'
import { authRegisterCalls } from './auth/register.calls.ts'
import { authSenderCalls } from './auth/sender.calls.ts'
import { authShellCalls } from './auth/shell.calls.ts'
import { authSocialCalls } from './auth/social.calls.ts'
import { authWaysCalls } from './auth/ways.calls.ts'
import { communityCalls } from './community/community.calls.ts'
import { communityDisclosureCalls } from './community/disclosure.calls.ts'
import { communityManageCalls } from './community/manage.calls.ts'
import { communityModerationCalls } from './community/moderation.calls.ts'
import { communityPostsCalls } from './community/posts.calls.ts'
import { communitySourceCalls } from './community/source.calls.ts'
import { courseCalls } from './course/course.calls.ts'
import { courseImportCalls } from './course/import.calls.ts'
import { courseManageCalls } from './course/manage.calls.ts'
import { coursePublicationCalls } from './course/publication.calls.ts'
import { reportCalls } from './course/report.calls.ts'
import { examAttemptCalls } from './exam/attempt.calls.ts'
import { examBankCalls } from './exam/bank.calls.ts'
import { examPracticeManageCalls } from './exam/edit-practice.calls.ts'
import { examManageCalls } from './exam/manage.calls.ts'
import { examMarkingCalls } from './exam/marking.calls.ts'
import { examPaperCalls } from './exam/paper.calls.ts'
import { examPracticeCalls } from './exam/practice.calls.ts'
import { examRegradeCalls } from './exam/regrade.calls.ts'
import { examReportCalls } from './exam/report.calls.ts'
import { examSealedCalls } from './exam/sealed.calls.ts'
import { examWrongBookCalls } from './exam/wrong-book.calls.ts'
import { faceCalendarCalls } from './face/calendar.calls.ts'
import { faceCascadeCalls } from './face/cascade.calls.ts'
import { faceCostCalls } from './face/cost.calls.ts'
import { faceCalls } from './face/face.calls.ts'
import { faceFeedCalls } from './face/feed.calls.ts'
import { faceManageCalls } from './face/manage.calls.ts'
import { faceRecordCalls } from './face/record.calls.ts'
import { faceReportCalls } from './face/report.calls.ts'
import { faceResultCalls } from './face/result.calls.ts'
import { faceSwapCalls } from './face/swap.calls.ts'
import { ceoCalls } from './feedback/ceo.calls.ts'
import { feedbackCalls } from './feedback/feedback.calls.ts'
import { feedbackManageCalls } from './feedback/manage.calls.ts'
import { decorationCalls } from './home/decoration.calls.ts'
import { frontCalls } from './home/front.calls.ts'
import { homeCalls } from './home/home.calls.ts'
import { homePublicationCalls } from './home/publication.calls.ts'
import type { BodyOf, Calls, DataOf, QueryOf } from './kernel/call.ts'
import { lecturerCalls } from './lecturer/lecturer.calls.ts'
import { libraryCalls } from './media/library.calls.ts'
import { mediaCalls } from './media/media.calls.ts'
import { tencentCalls } from './media/tencent.calls.ts'
import { messageChannelCalls } from './message/channel.calls.ts'
import { messageCalls } from './message/message.calls.ts'
import { sendCalls } from './message/send.calls.ts'
import { opsCalls } from './ops/ops.calls.ts'
import { audienceCalls } from './org/audience.calls.ts'
import { orgCalls } from './org/org.calls.ts'
import { peopleCalls } from './org/people.calls.ts'
import { roleCalls } from './org/role.calls.ts'
import { transferCalls } from './org/transfer.calls.ts'
import { pointsManageCalls } from './points/manage.calls.ts'
import { pointsCalls } from './points/points.calls.ts'
import { reviewApprovalCalls } from './review/approval.calls.ts'
import { reviewFlowCalls } from './review/flow.calls.ts'
import { reviewCalls } from './review/review.calls.ts'
import { contentCalls } from './settings/content.calls.ts'
import { lookCalls } from './settings/look.calls.ts'
import { settingsCalls } from './settings/settings.calls.ts'
import { textsCalls } from './settings/texts.calls.ts'
import { shopBannerCalls } from './shop/banner.calls.ts'
import { shopGoodsManageCalls } from './shop/goods-manage.calls.ts'
import { shopOrderCalls } from './shop/order.calls.ts'
import { shopOrderManageCalls } from './shop/orders-manage.calls.ts'
import { shopShipmentCalls } from './shop/shipment.calls.ts'
import { shopCalls } from './shop/shop.calls.ts'
import { socialCalls } from './social/social.calls.ts'
import { learningCalls } from './study/learning.calls.ts'
import { recordCalls } from './study/record.calls.ts'
import { stayCalls } from './study/stay.calls.ts'
import { studyCalls } from './study/study.calls.ts'
import { surveyManageCalls } from './survey/manage.calls.ts'
import { surveyCalls } from './survey/survey.calls.ts'
import { trainingHomeworkCalls } from './training/homework.calls.ts'
import { trainingLinkCalls } from './training/link.calls.ts'
import { trainingManageCalls } from './training/manage.calls.ts'
import { trainingMemberFileCalls } from './training/member-file.calls.ts'
import { trainingSignInCalls } from './training/sign-in.calls.ts'
import { trainingCalls } from './training/training.calls.ts'

/** Every call by domain. The key is the wire name: search for it and you find contract, server, screen and test. */
export const callsByDomain: Readonly<Record<string, Calls>> = {
  ops: opsCalls,
  settings: { ...settingsCalls, ...contentCalls, ...lookCalls, ...textsCalls },
  media: { ...mediaCalls, ...libraryCalls, ...tencentCalls },
  org: { ...orgCalls, ...audienceCalls, ...peopleCalls, ...roleCalls, ...transferCalls },
  auth: {
    ...authCalls,
    ...authAccountCalls,
    ...authChannelTemplateCalls,
    ...authCodeCalls,
    ...authConnectionCalls,
    ...authFactorCalls,
    ...authRegisterCalls,
    ...authSenderCalls,
    ...authShellCalls,
    ...authSocialCalls,
    ...authWaysCalls,
  },
  message: { ...messageCalls, ...messageChannelCalls, ...sendCalls },
  points: { ...pointsCalls, ...pointsManageCalls },
  social: socialCalls,
  study: { ...studyCalls, ...learningCalls, ...recordCalls, ...stayCalls },
  review: { ...reviewCalls, ...reviewApprovalCalls, ...reviewFlowCalls },
  article: { ...articleCalls, ...articleManageCalls, ...articlePublicationCalls },
  lecturer: lecturerCalls,
  course: { ...courseCalls, ...courseImportCalls, ...courseManageCalls, ...coursePublicationCalls, ...reportCalls },
  exam: {
    ...examAttemptCalls,
    ...examBankCalls,
    ...examPracticeManageCalls,
    ...examManageCalls,
    ...examMarkingCalls,
    ...examPaperCalls,
    ...examPracticeCalls,
    ...examRegradeCalls,
    ...examReportCalls,
    ...examSealedCalls,
    ...examWrongBookCalls,
  },
  survey: { ...surveyCalls, ...surveyManageCalls },
  community: {
    ...communityCalls,
    ...communityDisclosureCalls,
    ...communityManageCalls,
    ...communityModerationCalls,
    ...communityPostsCalls,
    ...communitySourceCalls,
  },
  shop: {
    ...shopCalls,
    ...shopBannerCalls,
    ...shopGoodsManageCalls,
    ...shopOrderCalls,
    ...shopOrderManageCalls,
    ...shopShipmentCalls,
  },
  face: {
    ...faceCalls,
    ...faceCalendarCalls,
    ...faceCascadeCalls,
    ...faceCostCalls,
    ...faceFeedCalls,
    ...faceManageCalls,
    ...faceRecordCalls,
    ...faceReportCalls,
    ...faceResultCalls,
    ...faceSwapCalls,
  },
  training: {
    ...trainingCalls,
    ...trainingHomeworkCalls,
    ...trainingLinkCalls,
    ...trainingManageCalls,
    ...trainingMemberFileCalls,
    ...trainingSignInCalls,
  },
  apply: { ...applyCalls, ...applyManageCalls },
  feedback: { ...feedbackCalls, ...ceoCalls, ...feedbackManageCalls },
  home: { ...homeCalls, ...decorationCalls, ...frontCalls, ...homePublicationCalls },
}

type OpsCalls = typeof opsCalls
type SettingsCalls = typeof settingsCalls
type ContentCalls = typeof contentCalls
type LookCalls = typeof lookCalls
type TextsCalls = typeof textsCalls
type MediaCalls = typeof mediaCalls
type LibraryCalls = typeof libraryCalls
type TencentCalls = typeof tencentCalls
type OrgCalls = typeof orgCalls
type AudienceCalls = typeof audienceCalls
type PeopleCalls = typeof peopleCalls
type RoleCalls = typeof roleCalls
type TransferCalls = typeof transferCalls
type AuthCalls = typeof authCalls
type AuthAccountCalls = typeof authAccountCalls
type AuthChannelTemplateCalls = typeof authChannelTemplateCalls
type AuthCodeCalls = typeof authCodeCalls
type AuthConnectionCalls = typeof authConnectionCalls
type AuthFactorCalls = typeof authFactorCalls
type AuthRegisterCalls = typeof authRegisterCalls
type AuthSenderCalls = typeof authSenderCalls
type AuthShellCalls = typeof authShellCalls
type AuthSocialCalls = typeof authSocialCalls
type AuthWaysCalls = typeof authWaysCalls
type MessageCalls = typeof messageCalls
type MessageChannelCalls = typeof messageChannelCalls
type SendCalls = typeof sendCalls
type PointsCalls = typeof pointsCalls
type PointsManageCalls = typeof pointsManageCalls
type SocialCalls = typeof socialCalls
type StudyCalls = typeof studyCalls
type LearningCalls = typeof learningCalls
type RecordCalls = typeof recordCalls
type StayCalls = typeof stayCalls
type ReviewCalls = typeof reviewCalls
type ReviewApprovalCalls = typeof reviewApprovalCalls
type ReviewFlowCalls = typeof reviewFlowCalls
type ArticleCalls = typeof articleCalls
type ArticleManageCalls = typeof articleManageCalls
type ArticlePublicationCalls = typeof articlePublicationCalls
type LecturerCalls = typeof lecturerCalls
type CourseCalls = typeof courseCalls
type CourseImportCalls = typeof courseImportCalls
type CourseManageCalls = typeof courseManageCalls
type CoursePublicationCalls = typeof coursePublicationCalls
type ReportCalls = typeof reportCalls
type ExamAttemptCalls = typeof examAttemptCalls
type ExamBankCalls = typeof examBankCalls
type ExamPracticeManageCalls = typeof examPracticeManageCalls
type ExamManageCalls = typeof examManageCalls
type ExamMarkingCalls = typeof examMarkingCalls
type ExamPaperCalls = typeof examPaperCalls
type ExamPracticeCalls = typeof examPracticeCalls
type ExamRegradeCalls = typeof examRegradeCalls
type ExamReportCalls = typeof examReportCalls
type ExamSealedCalls = typeof examSealedCalls
type ExamWrongBookCalls = typeof examWrongBookCalls
type SurveyCalls = typeof surveyCalls
type SurveyManageCalls = typeof surveyManageCalls
type CommunityCalls = typeof communityCalls
type CommunityDisclosureCalls = typeof communityDisclosureCalls
type CommunityManageCalls = typeof communityManageCalls
type CommunityModerationCalls = typeof communityModerationCalls
type CommunityPostsCalls = typeof communityPostsCalls
type CommunitySourceCalls = typeof communitySourceCalls
type ShopCalls = typeof shopCalls
type ShopBannerCalls = typeof shopBannerCalls
type ShopGoodsManageCalls = typeof shopGoodsManageCalls
type ShopOrderCalls = typeof shopOrderCalls
type ShopOrderManageCalls = typeof shopOrderManageCalls
type ShopShipmentCalls = typeof shopShipmentCalls
type FaceCalls = typeof faceCalls
type FaceCalendarCalls = typeof faceCalendarCalls
type FaceCascadeCalls = typeof faceCascadeCalls
type FaceCostCalls = typeof faceCostCalls
type FaceFeedCalls = typeof faceFeedCalls
type FaceManageCalls = typeof faceManageCalls
type FaceRecordCalls = typeof faceRecordCalls
type FaceReportCalls = typeof faceReportCalls
type FaceResultCalls = typeof faceResultCalls
type FaceSwapCalls = typeof faceSwapCalls
type TrainingCalls = typeof trainingCalls
type TrainingHomeworkCalls = typeof trainingHomeworkCalls
type TrainingLinkCalls = typeof trainingLinkCalls
type TrainingManageCalls = typeof trainingManageCalls
type TrainingMemberFileCalls = typeof trainingMemberFileCalls
type TrainingSignInCalls = typeof trainingSignInCalls
type ApplyCalls = typeof applyCalls
type ApplyManageCalls = typeof applyManageCalls
type FeedbackCalls = typeof feedbackCalls
type CeoCalls = typeof ceoCalls
type FeedbackManageCalls = typeof feedbackManageCalls
type HomeCalls = typeof homeCalls
type DecorationCalls = typeof decorationCalls
type FrontCalls = typeof frontCalls
type HomePublicationCalls = typeof homePublicationCalls

/** An interface and not an intersection: the compiler looks up a name in an interface much faster. */
interface All
  extends OpsCalls,
    SettingsCalls,
    ContentCalls,
    LookCalls,
    TextsCalls,
    MediaCalls,
    LibraryCalls,
    TencentCalls,
    OrgCalls,
    AudienceCalls,
    PeopleCalls,
    RoleCalls,
    TransferCalls,
    AuthCalls,
    AuthAccountCalls,
    AuthChannelTemplateCalls,
    AuthCodeCalls,
    AuthConnectionCalls,
    AuthFactorCalls,
    AuthRegisterCalls,
    AuthSenderCalls,
    AuthShellCalls,
    AuthSocialCalls,
    AuthWaysCalls,
    MessageCalls,
    MessageChannelCalls,
    SendCalls,
    PointsCalls,
    PointsManageCalls,
    SocialCalls,
    StudyCalls,
    LearningCalls,
    RecordCalls,
    StayCalls,
    ReviewCalls,
    ReviewApprovalCalls,
    ReviewFlowCalls,
    ArticleCalls,
    ArticleManageCalls,
    ArticlePublicationCalls,
    LecturerCalls,
    CourseCalls,
    CourseImportCalls,
    CourseManageCalls,
    CoursePublicationCalls,
    ReportCalls,
    ExamAttemptCalls,
    ExamBankCalls,
    ExamPracticeManageCalls,
    ExamManageCalls,
    ExamMarkingCalls,
    ExamPaperCalls,
    ExamPracticeCalls,
    ExamRegradeCalls,
    ExamReportCalls,
    ExamSealedCalls,
    ExamWrongBookCalls,
    SurveyCalls,
    SurveyManageCalls,
    CommunityCalls,
    CommunityDisclosureCalls,
    CommunityManageCalls,
    CommunityModerationCalls,
    CommunityPostsCalls,
    CommunitySourceCalls,
    ShopCalls,
    ShopBannerCalls,
    ShopGoodsManageCalls,
    ShopOrderCalls,
    ShopOrderManageCalls,
    ShopShipmentCalls,
    FaceCalls,
    FaceCalendarCalls,
    FaceCascadeCalls,
    FaceCostCalls,
    FaceFeedCalls,
    FaceManageCalls,
    FaceRecordCalls,
    FaceReportCalls,
    FaceResultCalls,
    FaceSwapCalls,
    TrainingCalls,
    TrainingHomeworkCalls,
    TrainingLinkCalls,
    TrainingManageCalls,
    TrainingMemberFileCalls,
    TrainingSignInCalls,
    ApplyCalls,
    ApplyManageCalls,
    FeedbackCalls,
    CeoCalls,
    FeedbackManageCalls,
    HomeCalls,
    DecorationCalls,
    FrontCalls,
    HomePublicationCalls {}

export type CallKey = keyof All
/** Lists of types, because the compiler would compare the schemas of all calls wherever any call is meant. */
type Queries = { [K in CallKey]: QueryOf<All[K]> }
type Bodies = { [K in CallKey]: BodyOf<All[K]> }
type Data = { [K in CallKey]: DataOf<All[K]> }

export type CallQuery<K extends CallKey> = Queries[K]
export type CallBody<K extends CallKey> = Bodies[K]
export type CallData<K extends CallKey> = Data[K]
