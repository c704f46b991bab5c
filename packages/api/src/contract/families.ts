import * as calls from "../calls/index.js";
import * as applications from "../shapes/applications.js";
import * as appointments from "../shapes/appointments.js";
import * as benefits from "../shapes/benefits.js";
import * as business from "../shapes/business.js";
import * as content from "../shapes/content.js";
import * as desk from "../shapes/desk.js";
import * as feedback from "../shapes/feedback.js";
import * as items from "../shapes/items.js";
import * as navigation from "../shapes/navigation.js";
import * as open from "../shapes/open-government.js";
import * as person from "../shapes/person.js";
import * as portal from "../shapes/portal.js";
import * as progress from "../shapes/progress.js";
import * as scenes from "../shapes/scenes.js";
import * as search from "../shapes/search.js";
import * as stations from "../shapes/stations.js";
import * as supervision from "../shapes/supervision.js";
import * as visitor from "../shapes/visitor.js";
import { API_ROOT } from "../define-call.js";
import { entry, type Family } from "./entry.js";

const top = { envelope: "top" } as const;

/** The address of a call of `node/gdbsOther` without `node/`. @see CALL-18 */
const withoutNode = (name: string) => ({ legacyPaths: [{ path: `${API_ROOT}gdbsOther/${name}`, nesting: 0 }] }) as const;

/** Every call of the contract, by family. */
export const families: readonly Family[] = [
  {
    id: "regions",
    name: "地区与办事大厅",
    entries: [
      entry(calls.currentRegion, navigation.currentRegion, "所在地区及其下级大厅、部门和路径", top),
      entry(calls.childRegions, navigation.childRegions, "下一级地区"),
      entry(calls.navIndex, navigation.navIndex, "导航索引：地市、区县、镇街和部门", {
        legacyPaths: [
          { path: "/portal/custom-config/gdbsNav/index", nesting: 2 },
          { path: "/portal/custom-config/gdbsNav/getDetail", nesting: 2 },
        ],
      }),
    ],
  },
  {
    id: "portal",
    name: "门户",
    entries: [
      entry(calls.sharedConfig, portal.sharedConfig, "站点、菜单、页脚和侧边栏"),
      entry(calls.homeIndex, portal.homeIndex, "地区首页"),
      entry(calls.indexNotice, portal.indexNotice, "首页提示"),
      entry(calls.searchService, portal.searchService, "搜索框的提示、热词和推荐事项"),
      entry(calls.commonServices, portal.commonServices, "地市常用服务"),
      entry(calls.articleDetail, content.articleDetail, "站点说明页面"),
      entry(calls.questionList, content.questionList, "常见问题"),
      entry(calls.annualReport, content.annualReport, "网站工作年度报表"),
      entry(calls.openDatasets, content.openDatasets, "开放数据目录"),
      entry(calls.portalSwitch, visitor.portalSwitch, "统一身份认证开关"),
    ],
  },
  {
    id: "search",
    name: "搜索",
    entries: [
      entry(calls.suggest, search.suggest, "输入时的联想词"),
      entry(calls.searchAll, search.searchAll, "按类型搜索"),
      entry(calls.searchQuality, search.searchQuality, "搜索质量：无结果率、准确率和用时"),
    ],
  },
  {
    id: "business",
    name: "个人服务与法人服务",
    entries: [
      entry(calls.personIndex, business.personIndex, "个人服务首页"),
      entry(calls.personSub, business.personSub, "个人服务主题下的事项"),
      entry(calls.companyIndex, business.companyIndex, "法人服务首页"),
      entry(calls.companySub, business.companySub, "法人服务主题下的事项"),
      entry(calls.catalogDetail, business.catalogDetail, "主题及其上下级"),
      entry(calls.hotMatters, business.hotMatters, "按主题和大事分组的热门事项"),
      entry(calls.subItems, business.subItems, "列表里事项的下级：联办事项或下级地区"),
      entry(calls.oneThingIndex, open.oneThingIndex, "一件事"),
      entry(calls.comboProcessing, scenes.comboProcessing, "一件事的办理阶段和时限"),
      entry(calls.sceneGuides, scenes.sceneGuides, "有情形引导的事项"),
      entry(calls.sceneGuide, scenes.sceneGuide, "情形引导的问题"),
      entry(calls.sceneGuideData, scenes.sceneGuideData, "按回答生成的办事清单"),
      entry(calls.benefits, benefits.benefits, "按回答列出可以享受的补贴、救助、减免和优待"),
    ],
  },
  {
    id: "items",
    name: "事项与办事指南",
    entries: [
      entry(calls.auditItems, items.auditItems, "事项列表", {
        ...top,
        legacyPaths: [
          { path: "/portal/item-solr/getCommonAuditItem", nesting: 1 },
          { path: "/portal/item/getCommonAuditItem", nesting: 1 },
        ],
      }),
      entry(calls.auditItemDetail, items.auditItemDetail, "办事指南", top),
      entry(calls.taskAvailability, items.taskAvailability, "事项在各地区的办理机构"),
      entry(calls.taskTypesOfDepartment, open.taskTypesOfDepartment, "部门的事项类型和数量"),
      entry(calls.listOfType, open.listOfType, "专项清单下的事项", withoutNode("qtqd")),
      entry(calls.listCounts, open.listCounts, "各种清单的事项数量"),
      entry(calls.easyList, open.easyList, "四办、四免清单下的事项"),
      entry(calls.publicServices, open.publicServices, "公共服务清单"),
      entry(calls.generalCatalogue, open.generalCatalogue, "政务服务事项通用目录"),
      entry(calls.mzbIndex, open.mzbIndex, "免证办首页"),
      entry(calls.mzbItems, open.mzbItems, "免证办事项"),
      entry(calls.mzbLicences, open.mzbLicences, "免证办证照"),
    ],
  },
  {
    id: "duties",
    name: "权责清单",
    entries: [
      entry(calls.dutyDepartments, open.dutyDepartments, "各部门的权责事项数量"),
      entry(calls.dutyCounts, open.dutyCounts, "部门权责事项数量"),
      entry(calls.dutyList, open.dutyList, "部门权责事项"),
      entry(calls.dutyDetail, open.dutyDetail, "权责事项详情"),
    ],
  },
  {
    id: "stations",
    name: "服务网点",
    entries: [
      entry(calls.stationServices, stations.stationServices, "各级网点可办的服务"),
      entry(calls.stationSearch, stations.stationSearch, "服务网点，由近到远"),
      entry(calls.stationDetail, stations.stationDetail, "服务网点详情"),
      entry(calls.offlineWindows, stations.offlineWindows, "线下窗口"),
      entry(calls.placeSearch, stations.placeSearch, "地图地点搜索"),
      entry(calls.mapService, stations.mapService, "地图服务设置"),
    ],
  },
  {
    id: "notices",
    name: "通知公告",
    entries: [
      entry(calls.noticeList, content.noticeList, "通知列表"),
      entry(calls.noticeDetail, content.noticeDetail, "通知全文"),
      entry(calls.newestNotice, content.newestNotice, "最新通知"),
      entry(calls.adjustmentNotices, open.adjustmentNotices, "事项调整公告"),
    ],
  },
  {
    id: "open-government",
    name: "政务公开与政民互动",
    entries: [
      entry(calls.openGovernment, open.openGovernment, "政务公开", top),
      entry(calls.peopleAndGovernment, open.peopleAndGovernment, "政民互动", withoutNode("zwhd")),
      entry(calls.conveniences, open.conveniences, "便民利企特色服务", { ...top, ...withoutNode("bmlq") }),
      entry(calls.innovations, open.innovations, "特色创新"),
      entry(calls.intermediaryServices, open.intermediaryServices, "中介服务"),
      entry(calls.feeCatalogue, open.feeCatalogue, "收费目录"),
      entry(calls.statistics, open.statistics, "统计资料", withoutNode("getStatisticsData")),
    ],
  },
  {
    id: "supervision",
    name: "好差评与效能监督",
    entries: [
      entry(calls.ratings, supervision.ratings, "好差评统计"),
      entry(calls.ratingForm, supervision.ratingForm, "好差评的等级、原因和渠道"),
      entry(calls.ratingList, supervision.ratingList, "公开的评价和差评整改"),
      entry(calls.ratingAdd, supervision.ratingAdd, "评价已办结的事项"),
      entry(calls.supervision, supervision.supervision, "效能监督"),
      entry(calls.timeliness, supervision.timeliness, "办件时效和预警"),
      entry(calls.workOrders, supervision.workOrders, "办件公示"),
      entry(calls.workOrderStatistics, supervision.workOrderStatistics, "办件统计"),
      entry(calls.userVisits, supervision.userVisits, "访问量"),
    ],
  },
  {
    id: "progress",
    name: "办件进度",
    entries: [
      entry(calls.progressQuery, progress.progressQuery, "按申请人和受理编号查询办件进度", { ...top, failuresInBody: true }),
      entry(calls.captchaSound, progress.captchaSound, "语音验证码，代替图形验证码"),
      entry(calls.captchaExtend, progress.captchaExtend, "延长验证码的有效时间"),
    ],
  },
  {
    id: "person",
    name: "用户",
    entries: [
      entry(calls.loginUser, person.loginUser, "当前登录用户"),
      entry(calls.messageCount, person.messageCount, "未读消息数"),
      entry(calls.recommendedItems, person.recommendedItems, "推荐事项"),
      entry(calls.recommendedItemsById, person.recommendedItemsById, "相关事项"),
      entry(calls.abstracts, person.abstracts, "个人信息摘要"),
      entry(calls.licences, person.licences, "电子证照"),
      entry(calls.licencePresent, person.licencePresent, "出示电子证照"),
      entry(calls.licenceCheck, person.licenceCheck, "查验电子证照"),
      entry(calls.affairsInProgress, person.affairsInProgress, "在办事项"),
      entry(calls.waitingItems, person.waitingItems, "等自己办的事"),
      entry(calls.ownProfile, person.ownProfile, "个人或企业资料"),
      entry(calls.messages, person.messages, "消息列表"),
      entry(calls.messagesRead, person.messagesRead, "把消息标为已读"),
      entry(calls.savedGuides, person.savedGuides, "收藏的办事指南"),
      entry(calls.guideSave, person.guideSave, "收藏办事指南"),
      entry(calls.guideUnsave, person.guideUnsave, "取消收藏办事指南"),
      entry(calls.feedbackHistory, person.feedbackHistory, "我的反馈"),
    ],
  },
  {
    id: "sessions",
    name: "登录的设备",
    local: true,
    entries: [entry(calls.sessions, person.sessions, "自己在哪些设备上登录着"), entry(calls.sessionsEnd, person.sessionsEnd, "退出其他设备上的登录")],
  },
  {
    id: "feedback",
    name: "反馈",
    entries: [
      entry(calls.feedbackAdd, feedback.feedbackAdd, "提交反馈"),
      entry(calls.feedbackUpdate, feedback.feedbackUpdate, "补充反馈"),
      entry(calls.feedbackGet, feedback.feedbackGet, "查询反馈及处理进度"),
    ],
  },
  {
    id: "applications",
    name: "网上申请",
    local: true,
    entries: [
      entry(calls.applicationForm, applications.applicationForm, "申请要回答的问题、要填的项目、要交的材料，以及自己的草稿"),
      entry(calls.applicationDraft, applications.applicationDraft, "保存草稿"),
      entry(calls.applicationDraftDelete, applications.applicationDraftDelete, "删除草稿"),
      entry(calls.applicationSample, applications.applicationSample, "用虚构的数据填写草稿（只在样例登录时）"),
      entry(calls.applicationUpload, applications.applicationUpload, "上传材料的图片"),
      entry(calls.applicationUploadRemove, applications.applicationUploadRemove, "删除上传的图片"),
      entry(calls.applicationImage, applications.applicationImage, "查看上传的图片"),
      entry(calls.applicationSubmit, applications.applicationSubmit, "提交申请"),
      entry(calls.applicationHelp, applications.applicationHelp, "谁在帮自己填写草稿，做过什么"),
      entry(calls.applicationHelpInvite, applications.applicationHelpInvite, "生成请人帮忙填写草稿的链接"),
      entry(calls.applicationHelpLink, applications.applicationHelpLink, "请人帮忙的链接是哪一件申请"),
      entry(calls.applicationHelpAccept, applications.applicationHelpAccept, "同意帮忙填写"),
      entry(calls.applicationHelpReady, applications.applicationHelpReady, "告诉申请人已经填好"),
      entry(calls.applicationHelpEnd, applications.applicationHelpEnd, "收回，或者不再帮忙"),
      entry(calls.applicationCase, applications.applicationCase, "自己的一件申请"),
      entry(calls.applicationCorrect, applications.applicationCorrect, "提交补正"),
      entry(calls.applicationWithdraw, applications.applicationWithdraw, "撤回申请"),
      entry(calls.applicationRate, applications.applicationRate, "评价自己的申请"),
      entry(calls.applicationLink, applications.applicationLink, "凭回执链接查询进度"),
      entry(calls.applicationEvent, applications.applicationEvent, "部门系统回传的办理事件（签名）"),
    ],
  },
  {
    id: "appointments",
    name: "预约",
    entries: [
      entry(calls.appointmentSlots, appointments.appointmentSlots, "大厅可以预约的时段"),
      entry(calls.appointmentBook, appointments.appointmentBook, "预约或者改约"),
      entry(calls.appointmentCancel, appointments.appointmentCancel, "取消预约"),
      entry(calls.appointments, appointments.appointments, "我的预约"),
      entry(calls.appointmentRate, appointments.appointmentRate, "到场办结后评价"),
    ],
  },
  {
    id: "desk",
    name: "工作台",
    local: true,
    entries: [
      entry(calls.deskQueue, applications.deskQueue, "本部门的申请"),
      entry(calls.deskCase, applications.deskCase, "一件申请的全部内容（记入审计）"),
      entry(calls.deskAct, applications.deskAct, "受理、要求补正、决定、送达"),
      entry(calls.deskFeedback, applications.deskFeedback, "待答复的反馈"),
      entry(calls.deskFeedbackAnswer, applications.deskFeedbackAnswer, "答复反馈"),
      entry(calls.deskFacts, desk.deskFacts, "很久没有核实的事项"),
      entry(calls.deskConfirm, desk.deskConfirm, "确认事项的内容仍然正确，或者写明哪里不对"),
      entry(calls.deskAppointments, desk.deskAppointments, "本部门窗口的预约"),
      entry(calls.deskVisit, desk.deskVisit, "登记预约的人到场办结，或者没有来"),
      entry(calls.deskSearches, applications.deskSearches, "没有结果、没有点开的搜索"),
      entry(calls.deskProposeWord, applications.deskProposeWord, "提议词表加一个词（记入审计）"),
      entry(calls.deskWithdrawWord, applications.deskWithdrawWord, "撤回提议的词（记入审计）"),
    ],
  },
  {
    id: "visitor",
    name: "访问者",
    entries: [
      entry(calls.ipType, visitor.ipType, "访问者使用 IPv4 还是 IPv6", top),
      entry(calls.ipLocation, visitor.ipLocation, "访问者的大致位置", top),
      entry(calls.trackEvents, visitor.trackEvents, "上报访问统计"),
    ],
  },
];
