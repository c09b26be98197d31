// Generated from openapi/openapi.yaml by scripts/generate/validators.ts. Do not edit: change the contract and run npm run generate.

// @ts-nocheck
import type { CompiledSchema } from '../compiled-schema.ts'

"use strict";
var compiled = (() => {
  var __defProp = Object.defineProperty;
  var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
  var __getOwnPropNames = Object.getOwnPropertyNames;
  var __hasOwnProp = Object.prototype.hasOwnProperty;
  var __commonJS = (cb, mod) => function __require() {
    try {
      return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    } catch (e) {
      throw mod = 0, e;
    }
  };
  var __export = (target, all) => {
    for (var name in all)
      __defProp(target, name, { get: all[name], enumerable: true });
  };
  var __copyProps = (to, from, except, desc) => {
    if (from && typeof from === "object" || typeof from === "function") {
      for (let key of __getOwnPropNames(from))
        if (!__hasOwnProp.call(to, key) && key !== except)
          __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
    }
    return to;
  };
  var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

  // node_modules/ajv/dist/runtime/ucs2length.js
  var require_ucs2length = __commonJS({
    "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
      "use strict";
      Object.defineProperty(exports, "__esModule", { value: true });
      function ucs2length(str) {
        const len = str.length;
        let length = 0;
        let pos = 0;
        let value;
        while (pos < len) {
          length++;
          value = str.charCodeAt(pos++);
          if (value >= 55296 && value <= 56319 && pos < len) {
            value = str.charCodeAt(pos);
            if ((value & 64512) === 56320)
              pos++;
          }
        }
        return length;
      }
      exports.default = ucs2length;
      ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
    }
  });

  // node_modules/ajv-formats/dist/formats.js
  var require_formats = __commonJS({
    "node_modules/ajv-formats/dist/formats.js"(exports) {
      "use strict";
      Object.defineProperty(exports, "__esModule", { value: true });
      exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
      function fmtDef(validate, compare) {
        return { validate, compare };
      }
      exports.fullFormats = {
        // date: http://tools.ietf.org/html/rfc3339#section-5.6
        date: fmtDef(date, compareDate),
        // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
        time: fmtDef(getTime(true), compareTime),
        "date-time": fmtDef(getDateTime(true), compareDateTime),
        "iso-time": fmtDef(getTime(), compareIsoTime),
        "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
        // duration: https://tools.ietf.org/html/rfc3339#appendix-A
        duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
        uri,
        "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
        // uri-template: https://tools.ietf.org/html/rfc6570
        "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
        // For the source: https://gist.github.com/dperini/729294
        // For test cases: https://mathiasbynens.be/demo/url-regex
        url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
        email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
        hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
        // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
        ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
        ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
        regex,
        // uuid: http://tools.ietf.org/html/rfc4122
        uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
        // JSON-pointer: https://tools.ietf.org/html/rfc6901
        // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
        "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
        "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
        // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
        "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
        // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
        // byte: https://github.com/miguelmota/is-base64
        byte,
        // signed 32 bit integer
        int32: { type: "number", validate: validateInt32 },
        // signed 64 bit integer
        int64: { type: "number", validate: validateInt64 },
        // C-type float
        float: { type: "number", validate: validateNumber },
        // C-type double
        double: { type: "number", validate: validateNumber },
        // hint to the UI to hide input strings
        password: true,
        // unchecked string payload
        binary: true
      };
      exports.fastFormats = {
        ...exports.fullFormats,
        date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
        time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
        "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
        "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
        "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
        // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
        uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
        "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
        // email (sources from jsen validator):
        // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
        // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
        email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
      };
      exports.formatNames = Object.keys(exports.fullFormats);
      function isLeapYear(year) {
        return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
      }
      var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
      var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
      function date(str) {
        const matches = DATE.exec(str);
        if (!matches)
          return false;
        const year = +matches[1];
        const month = +matches[2];
        const day = +matches[3];
        return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
      }
      function compareDate(d1, d2) {
        if (!(d1 && d2))
          return void 0;
        if (d1 > d2)
          return 1;
        if (d1 < d2)
          return -1;
        return 0;
      }
      var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
      function getTime(strictTimeZone) {
        return function time(str) {
          const matches = TIME.exec(str);
          if (!matches)
            return false;
          const hr = +matches[1];
          const min = +matches[2];
          const sec = +matches[3];
          const tz = matches[4];
          const tzSign = matches[5] === "-" ? -1 : 1;
          const tzH = +(matches[6] || 0);
          const tzM = +(matches[7] || 0);
          if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
            return false;
          if (hr <= 23 && min <= 59 && sec < 60)
            return true;
          const utcMin = min - tzM * tzSign;
          const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
          return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
        };
      }
      function compareTime(s1, s2) {
        if (!(s1 && s2))
          return void 0;
        const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
        const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
        if (!(t1 && t2))
          return void 0;
        return t1 - t2;
      }
      function compareIsoTime(t1, t2) {
        if (!(t1 && t2))
          return void 0;
        const a1 = TIME.exec(t1);
        const a2 = TIME.exec(t2);
        if (!(a1 && a2))
          return void 0;
        t1 = a1[1] + a1[2] + a1[3];
        t2 = a2[1] + a2[2] + a2[3];
        if (t1 > t2)
          return 1;
        if (t1 < t2)
          return -1;
        return 0;
      }
      var DATE_TIME_SEPARATOR = /t|\s/i;
      function getDateTime(strictTimeZone) {
        const time = getTime(strictTimeZone);
        return function date_time(str) {
          const dateTime = str.split(DATE_TIME_SEPARATOR);
          return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
        };
      }
      function compareDateTime(dt1, dt2) {
        if (!(dt1 && dt2))
          return void 0;
        const d1 = new Date(dt1).valueOf();
        const d2 = new Date(dt2).valueOf();
        if (!(d1 && d2))
          return void 0;
        return d1 - d2;
      }
      function compareIsoDateTime(dt1, dt2) {
        if (!(dt1 && dt2))
          return void 0;
        const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
        const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
        const res = compareDate(d1, d2);
        if (res === void 0)
          return void 0;
        return res || compareTime(t1, t2);
      }
      var NOT_URI_FRAGMENT = /\/|:/;
      var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
      function uri(str) {
        return NOT_URI_FRAGMENT.test(str) && URI.test(str);
      }
      var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
      function byte(str) {
        BYTE.lastIndex = 0;
        return BYTE.test(str);
      }
      var MIN_INT32 = -(2 ** 31);
      var MAX_INT32 = 2 ** 31 - 1;
      function validateInt32(value) {
        return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
      }
      function validateInt64(value) {
        return Number.isInteger(value);
      }
      function validateNumber() {
        return true;
      }
      var Z_ANCHOR = /[^\\]\\Z/;
      function regex(str) {
        if (Z_ANCHOR.test(str))
          return false;
        try {
          new RegExp(str);
          return true;
        } catch (e) {
          return false;
        }
      }
    }
  });

  // <stdin>
  var stdin_exports = {};
  __export(stdin_exports, {
    ChannelList: () => ChannelList,
    ConnectedChannelList: () => ConnectedChannelList,
    DailyDateUpdateAlone: () => DailyDateUpdateAlone,
    DailyUpdate: () => DailyUpdate,
    DailyUpdateResult: () => DailyUpdateResult,
    ErrorBody: () => ErrorBody,
    ExtraList: () => ExtraList,
    GuestList: () => GuestList,
    InHouseGuestList: () => InHouseGuestList,
    Posting: () => Posting,
    PostingResult: () => PostingResult,
    RangeUpdate: () => RangeUpdate,
    RangeUpdateResult: () => RangeUpdateResult,
    ReservationPage: () => ReservationPage,
    RevenueAccountList: () => RevenueAccountList,
    RoomList: () => RoomList,
    SalesDepartmentList: () => SalesDepartmentList,
    TransactionDetails: () => TransactionDetails,
    createPostingQuery: () => createPostingQuery,
    getTransactionDetailsQuery: () => getTransactionDetailsQuery,
    getTransactionDetailsV1Query: () => getTransactionDetailsV1Query,
    listChannelsQuery: () => listChannelsQuery,
    listChannelsV1Query: () => listChannelsV1Query,
    listConnectedChannelsQuery: () => listConnectedChannelsQuery,
    listExtrasQuery: () => listExtrasQuery,
    listGuestsQuery: () => listGuestsQuery,
    listInHouseGuestsQuery: () => listInHouseGuestsQuery,
    listInHouseGuestsSampleQuery: () => listInHouseGuestsSampleQuery,
    listReservationsQuery: () => listReservationsQuery,
    listRevenueAccountsQuery: () => listRevenueAccountsQuery,
    listRoomsQuery: () => listRoomsQuery,
    listSalesDepartmentsQuery: () => listSalesDepartmentsQuery,
    listSalesDepartmentsSampleQuery: () => listSalesDepartmentsSampleQuery,
    updateRoomsDailyQuery: () => updateRoomsDailyQuery
  });
  var ChannelList = validate20;
  var schema31 = { "type": "object", "required": ["channels"], "properties": { "channels": { "type": "array", "items": { "$ref": "Channel" } } } };
  var schema32 = { "type": "object", "required": ["name", "code"], "properties": { "name": { "type": "string" }, "code": { "$ref": "ChannelCode" } } };
  var schema33 = { "type": "string", "minLength": 1, "maxLength": 64 };
  var func1 = require_ucs2length().default;
  function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate21.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema32.required, parentSchema: schema32, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema32.required, parentSchema: schema32, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 !== "string") {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.name.type, parentSchema: schema32.properties.name, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      if (data.code !== void 0) {
        let data1 = data.code;
        if (typeof data1 === "string") {
          if (func1(data1) > 64) {
            const err3 = { instancePath: instancePath + "/code", schemaPath: "ChannelCode/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data1 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err4 = { instancePath: instancePath + "/code", schemaPath: "ChannelCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/code", schemaPath: "ChannelCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    } else {
      const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    validate21.errors = vErrors;
    return errors === 0;
  }
  validate21.evaluated = { "props": { "name": true, "code": true }, "dynamicProps": false, "dynamicItems": false };
  function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate20.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.channels === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channels" }, message: "must have required property 'channels'", schema: schema31.required, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.channels !== void 0) {
        let data0 = data.channels;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
            if (!validate21(data0[i0], { instancePath: instancePath + "/channels/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate21.errors : addComplaints(vErrors, validate21.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.channels.type, parentSchema: schema31.properties.channels, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate20.errors = vErrors;
    return errors === 0;
  }
  validate20.evaluated = { "props": { "channels": true }, "dynamicProps": false, "dynamicItems": false };
  var ConnectedChannelList = validate23;
  var schema34 = { "type": "object", "required": ["channels"], "properties": { "channels": { "type": "array", "items": { "$ref": "ConnectedChannel" } } } };
  var schema35 = { "type": "object", "required": ["name", "code", "in_progress", "succeeded", "failed"], "properties": { "name": { "type": "string" }, "code": { "$ref": "ChannelCode" }, "in_progress": { "type": "integer", "minimum": 0 }, "succeeded": { "type": "integer", "minimum": 0 }, "failed": { "type": "integer", "minimum": 0 } } };
  function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate24.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema35.required, parentSchema: schema35, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema35.required, parentSchema: schema35, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.in_progress === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "in_progress" }, message: "must have required property 'in_progress'", schema: schema35.required, parentSchema: schema35, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.succeeded === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "succeeded" }, message: "must have required property 'succeeded'", schema: schema35.required, parentSchema: schema35, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.failed === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failed" }, message: "must have required property 'failed'", schema: schema35.required, parentSchema: schema35, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 !== "string") {
          const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.name.type, parentSchema: schema35.properties.name, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.code !== void 0) {
        let data1 = data.code;
        if (typeof data1 === "string") {
          if (func1(data1) > 64) {
            const err6 = { instancePath: instancePath + "/code", schemaPath: "ChannelCode/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err7 = { instancePath: instancePath + "/code", schemaPath: "ChannelCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        } else {
          const err8 = { instancePath: instancePath + "/code", schemaPath: "ChannelCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      if (data.in_progress !== void 0) {
        let data2 = data.in_progress;
        if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
          const err9 = { instancePath: instancePath + "/in_progress", schemaPath: "#/properties/in_progress/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.properties.in_progress.type, parentSchema: schema35.properties.in_progress, data: data2 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (typeof data2 == "number" && isFinite(data2)) {
          if (data2 < 0 || isNaN(data2)) {
            const err10 = { instancePath: instancePath + "/in_progress", schemaPath: "#/properties/in_progress/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35.properties.in_progress, data: data2 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      }
      if (data.succeeded !== void 0) {
        let data3 = data.succeeded;
        if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
          const err11 = { instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.properties.succeeded.type, parentSchema: schema35.properties.succeeded, data: data3 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (typeof data3 == "number" && isFinite(data3)) {
          if (data3 < 0 || isNaN(data3)) {
            const err12 = { instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35.properties.succeeded, data: data3 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      }
      if (data.failed !== void 0) {
        let data4 = data.failed;
        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
          const err13 = { instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.properties.failed.type, parentSchema: schema35.properties.failed, data: data4 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (typeof data4 == "number" && isFinite(data4)) {
          if (data4 < 0 || isNaN(data4)) {
            const err14 = { instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35.properties.failed, data: data4 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      }
    } else {
      const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.type, parentSchema: schema35, data };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    validate24.errors = vErrors;
    return errors === 0;
  }
  validate24.evaluated = { "props": { "name": true, "code": true, "in_progress": true, "succeeded": true, "failed": true }, "dynamicProps": false, "dynamicItems": false };
  function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate23.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.channels === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channels" }, message: "must have required property 'channels'", schema: schema34.required, parentSchema: schema34, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.channels !== void 0) {
        let data0 = data.channels;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
            if (!validate24(data0[i0], { instancePath: instancePath + "/channels/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate24.errors : addComplaints(vErrors, validate24.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.properties.channels.type, parentSchema: schema34.properties.channels, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate23.errors = vErrors;
    return errors === 0;
  }
  validate23.evaluated = { "props": { "channels": true }, "dynamicProps": false, "dynamicItems": false };
  var DailyDateUpdateAlone = validate26;
  var schema37 = { "type": "object", "required": ["date"], "minProperties": 2, "additionalProperties": false, "properties": { "date": { "$ref": "CalendarDate" }, "availability": { "$ref": "AvailabilityInput" }, "price": { "$ref": "PriceInput" }, "min_stay": { "$ref": "MinStayInput" }, "stop_sale": { "$ref": "FlagInput" }, "cta": { "$ref": "FlagInput" }, "ctd": { "$ref": "FlagInput" } } };
  var schema38 = { "type": "string", "format": "date" };
  var schema39 = { "x-expects": 'a whole number from 0 to 9999, such as 12 or "12"', "type": ["integer", "string"], "minimum": 0, "maximum": 9999, "pattern": "^[0-9]{1,4}$" };
  var schema40 = { "x-expects": 'a decimal of 0 or more with at most 12 digits before and 3 behind the point, such as "119.90"', "type": ["number", "string"], "minimum": 0, "maximum": 999999999999999e-3, "x-max-decimals": 3, "pattern": "^[0-9]{1,12}(\\.[0-9]{1,3})?$" };
  var schema41 = { "x-expects": 'a whole number of nights from 1 to 365, such as 2 or "2"', "type": ["integer", "string"], "minimum": 1, "maximum": 365, "pattern": "^0{0,9}([1-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])$" };
  var schema42 = { "x-expects": "1 or 0", "type": ["integer", "boolean", "string"], "minimum": 0, "maximum": 1, "pattern": "^(1|0|true|false)$" };
  var formats0 = require_formats().fullFormats.date;
  var pattern4 = new RegExp("^[0-9]{1,4}$", "u");
  var pattern5 = new RegExp("^-?\\d+(\\.\\d{1,3})?$", "u");
  var pattern6 = new RegExp("^[0-9]{1,12}(\\.[0-9]{1,3})?$", "u");
  var pattern7 = new RegExp("^0{0,9}([1-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])$", "u");
  var pattern8 = new RegExp("^(1|0|true|false)$", "u");
  function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate26.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 2) {
        const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 2 }, message: "must NOT have fewer than 2 properties", schema: 2, parentSchema: schema37, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.date === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'", schema: schema37.required, parentSchema: schema37, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      for (const key0 in data) { if (errors >= 1000) break;
        if (!(key0 === "date" || key0 === "availability" || key0 === "price" || key0 === "min_stay" || key0 === "stop_sale" || key0 === "cta" || key0 === "ctd")) {
          const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema37, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      if (data.date !== void 0) {
        let data0 = data.date;
        if (typeof data0 === "string") {
          if (!formats0.validate(data0)) {
            const err3 = { instancePath: instancePath + "/date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema38, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        } else {
          const err4 = { instancePath: instancePath + "/date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (data.availability !== void 0) {
        let data1 = data.availability;
        if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1)) && typeof data1 !== "string") {
          const err5 = { instancePath: instancePath + "/availability", schemaPath: "AvailabilityInput/type", keyword: "type", params: { type: schema39.type }, message: "must be integer,string", schema: schema39.type, parentSchema: schema39, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 > 9999 || isNaN(data1)) {
            const err6 = { instancePath: instancePath + "/availability", schemaPath: "AvailabilityInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999 }, message: "must be <= 9999", schema: 9999, parentSchema: schema39, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (data1 < 0 || isNaN(data1)) {
            const err7 = { instancePath: instancePath + "/availability", schemaPath: "AvailabilityInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema39, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (typeof data1 === "string") {
          if (!pattern4.test(data1)) {
            const err8 = { instancePath: instancePath + "/availability", schemaPath: "AvailabilityInput/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,4}$" }, message: 'must match pattern "^[0-9]{1,4}$"', schema: "^[0-9]{1,4}$", parentSchema: schema39, data: data1 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      }
      if (data.price !== void 0) {
        let data2 = data.price;
        if (!(typeof data2 == "number" && isFinite(data2)) && typeof data2 !== "string") {
          const err9 = { instancePath: instancePath + "/price", schemaPath: "PriceInput/type", keyword: "type", params: { type: schema40.type }, message: "must be number,string", schema: schema40.type, parentSchema: schema40, data: data2 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (typeof data2 == "number" && isFinite(data2)) {
          if (data2 > 999999999999999e-3 || isNaN(data2)) {
            const err10 = { instancePath: instancePath + "/price", schemaPath: "PriceInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999e-3 }, message: "must be <= 999999999999.999", schema: 999999999999999e-3, parentSchema: schema40, data: data2 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (data2 < 0 || isNaN(data2)) {
            const err11 = { instancePath: instancePath + "/price", schemaPath: "PriceInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema40, data: data2 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (!pattern5.test(String(data2))) {
            const err12 = { instancePath: instancePath + "/price", schemaPath: "PriceInput/x-max-decimals", keyword: "x-max-decimals", params: {}, message: 'must pass "x-max-decimals" keyword validation', schema: 3, parentSchema: schema40, data: data2 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (typeof data2 === "string") {
          if (!pattern6.test(data2)) {
            const err13 = { instancePath: instancePath + "/price", schemaPath: "PriceInput/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,12}(\\.[0-9]{1,3})?$" }, message: 'must match pattern "^[0-9]{1,12}(\\.[0-9]{1,3})?$"', schema: "^[0-9]{1,12}(\\.[0-9]{1,3})?$", parentSchema: schema40, data: data2 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      }
      if (data.min_stay !== void 0) {
        let data3 = data.min_stay;
        if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && typeof data3 !== "string") {
          const err14 = { instancePath: instancePath + "/min_stay", schemaPath: "MinStayInput/type", keyword: "type", params: { type: schema41.type }, message: "must be integer,string", schema: schema41.type, parentSchema: schema41, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (typeof data3 == "number" && isFinite(data3)) {
          if (data3 > 365 || isNaN(data3)) {
            const err15 = { instancePath: instancePath + "/min_stay", schemaPath: "MinStayInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 365 }, message: "must be <= 365", schema: 365, parentSchema: schema41, data: data3 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
          if (data3 < 1 || isNaN(data3)) {
            const err16 = { instancePath: instancePath + "/min_stay", schemaPath: "MinStayInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema41, data: data3 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (typeof data3 === "string") {
          if (!pattern7.test(data3)) {
            const err17 = { instancePath: instancePath + "/min_stay", schemaPath: "MinStayInput/pattern", keyword: "pattern", params: { pattern: "^0{0,9}([1-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])$" }, message: 'must match pattern "^0{0,9}([1-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])$"', schema: "^0{0,9}([1-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])$", parentSchema: schema41, data: data3 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
      }
      if (data.stop_sale !== void 0) {
        let data4 = data.stop_sale;
        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && typeof data4 !== "boolean" && typeof data4 !== "string") {
          const err18 = { instancePath: instancePath + "/stop_sale", schemaPath: "FlagInput/type", keyword: "type", params: { type: schema42.type }, message: "must be integer,boolean,string", schema: schema42.type, parentSchema: schema42, data: data4 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (typeof data4 == "number" && isFinite(data4)) {
          if (data4 > 1 || isNaN(data4)) {
            const err19 = { instancePath: instancePath + "/stop_sale", schemaPath: "FlagInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema42, data: data4 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          if (data4 < 0 || isNaN(data4)) {
            const err20 = { instancePath: instancePath + "/stop_sale", schemaPath: "FlagInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema42, data: data4 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (typeof data4 === "string") {
          if (!pattern8.test(data4)) {
            const err21 = { instancePath: instancePath + "/stop_sale", schemaPath: "FlagInput/pattern", keyword: "pattern", params: { pattern: "^(1|0|true|false)$" }, message: 'must match pattern "^(1|0|true|false)$"', schema: "^(1|0|true|false)$", parentSchema: schema42, data: data4 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      }
      if (data.cta !== void 0) {
        let data5 = data.cta;
        if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5)) && typeof data5 !== "boolean" && typeof data5 !== "string") {
          const err22 = { instancePath: instancePath + "/cta", schemaPath: "FlagInput/type", keyword: "type", params: { type: schema42.type }, message: "must be integer,boolean,string", schema: schema42.type, parentSchema: schema42, data: data5 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (typeof data5 == "number" && isFinite(data5)) {
          if (data5 > 1 || isNaN(data5)) {
            const err23 = { instancePath: instancePath + "/cta", schemaPath: "FlagInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema42, data: data5 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          if (data5 < 0 || isNaN(data5)) {
            const err24 = { instancePath: instancePath + "/cta", schemaPath: "FlagInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema42, data: data5 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (typeof data5 === "string") {
          if (!pattern8.test(data5)) {
            const err25 = { instancePath: instancePath + "/cta", schemaPath: "FlagInput/pattern", keyword: "pattern", params: { pattern: "^(1|0|true|false)$" }, message: 'must match pattern "^(1|0|true|false)$"', schema: "^(1|0|true|false)$", parentSchema: schema42, data: data5 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      }
      if (data.ctd !== void 0) {
        let data6 = data.ctd;
        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6)) && typeof data6 !== "boolean" && typeof data6 !== "string") {
          const err26 = { instancePath: instancePath + "/ctd", schemaPath: "FlagInput/type", keyword: "type", params: { type: schema42.type }, message: "must be integer,boolean,string", schema: schema42.type, parentSchema: schema42, data: data6 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (typeof data6 == "number" && isFinite(data6)) {
          if (data6 > 1 || isNaN(data6)) {
            const err27 = { instancePath: instancePath + "/ctd", schemaPath: "FlagInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema42, data: data6 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (data6 < 0 || isNaN(data6)) {
            const err28 = { instancePath: instancePath + "/ctd", schemaPath: "FlagInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema42, data: data6 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (typeof data6 === "string") {
          if (!pattern8.test(data6)) {
            const err29 = { instancePath: instancePath + "/ctd", schemaPath: "FlagInput/pattern", keyword: "pattern", params: { pattern: "^(1|0|true|false)$" }, message: 'must match pattern "^(1|0|true|false)$"', schema: "^(1|0|true|false)$", parentSchema: schema42, data: data6 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      }
    } else {
      const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data };
      if (vErrors === null) {
        vErrors = [err30];
      } else {
        vErrors.push(err30);
      }
      errors++;
    }
    validate26.errors = vErrors;
    return errors === 0;
  }
  validate26.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var DailyUpdate = validate27;
  var schema45 = { "type": "object", "required": ["rooms"], "additionalProperties": false, "properties": { "rooms": { "type": "array", "minItems": 1, "maxItems": 1e3, "if": { "maxItems": 1e3 }, "then": { "items": { "$ref": "DailyRoomUpdate" } } } } };
  var schema46 = { "type": "object", "required": ["dates"], "not": { "allOf": [{ "not": { "required": ["inv_code"], "properties": { "inv_code": {} } } }, { "not": { "required": ["rate_code"], "properties": { "rate_code": { "type": "string", "minLength": 1, "maxLength": 64 } } } }] }, "x-expects": "inv_code, or a rate_code of 1 to 64 characters, to say what is updated", "x-error-code": { "not": "required" }, "additionalProperties": false, "properties": { "inv_code": { "$ref": "InvCode" }, "rate_code": { "type": ["string", "null"], "maxLength": 4e3 }, "channel_codes": { "type": "array", "minItems": 1, "maxItems": 100, "if": { "maxItems": 100 }, "then": { "items": { "$ref": "ChannelCode" } } }, "dates": { "type": "array", "minItems": 1, "maxItems": 90, "x-error-code": { "maxItems": "too_many_dates" }, "if": { "maxItems": 90 }, "then": { "items": { "$ref": "DailyDateUpdate" } } } } };
  var schema47 = { "type": "string", "minLength": 1, "maxLength": 64 };
  var schema49 = { "type": "object", "required": ["date"], "properties": { "date": { "$ref": "CalendarDate" } } };
  function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate29.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.date === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'", schema: schema49.required, parentSchema: schema49, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.date !== void 0) {
        let data0 = data.date;
        if (typeof data0 === "string") {
          if (!formats0.validate(data0)) {
            const err1 = { instancePath: instancePath + "/date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema38, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate29.errors = vErrors;
    return errors === 0;
  }
  validate29.evaluated = { "props": { "date": true }, "dynamicProps": false, "dynamicItems": false };
  function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate28.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    const _errs1 = errors;
    const _errs2 = errors;
    const _errs3 = errors;
    const _errs4 = errors;
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.inv_code === void 0 && (missing0 = "inv_code")) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    var valid2 = _errs5 === errors;
    if (valid2) {
      const err1 = {};
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    } else {
      errors = _errs4;
      if (vErrors !== null) {
        if (_errs4) {
          vErrors.length = _errs4;
        } else {
          vErrors = null;
        }
      }
    }
    var valid1 = _errs3 === errors;
    if (valid1) {
      const _errs6 = errors;
      const _errs7 = errors;
      const _errs8 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.rate_code === void 0 && (missing1 = "rate_code")) {
          const err2 = {};
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        } else {
          if (data.rate_code !== void 0) {
            let data0 = data.rate_code;
            const _errs9 = errors;
            if (errors === _errs9) {
              if (typeof data0 === "string") {
                if (func1(data0) > 64) {
                  const err3 = {};
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                } else {
                  if (func1(data0) < 1) {
                    const err4 = {};
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
                  }
                }
              } else {
                const err5 = {};
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
          }
        }
      }
      var valid3 = _errs8 === errors;
      if (valid3) {
        const err6 = {};
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs7;
        if (vErrors !== null) {
          if (_errs7) {
            vErrors.length = _errs7;
          } else {
            vErrors = null;
          }
        }
      }
      var valid1 = _errs6 === errors;
    }
    var valid0 = _errs2 === errors;
    if (valid0) {
      const err7 = { instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema46.not, parentSchema: schema46, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    } else {
      errors = _errs1;
      if (vErrors !== null) {
        if (_errs1) {
          vErrors.length = _errs1;
        } else {
          vErrors = null;
        }
      }
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.dates === void 0) {
        const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dates" }, message: "must have required property 'dates'", schema: schema46.required, parentSchema: schema46, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      for (const key0 in data) { if (errors >= 1000) break;
        if (!(key0 === "inv_code" || key0 === "rate_code" || key0 === "channel_codes" || key0 === "dates")) {
          const err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema46, data };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
      if (data.inv_code !== void 0) {
        let data1 = data.inv_code;
        if (typeof data1 === "string") {
          if (func1(data1) > 64) {
            const err10 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCode/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema47, data: data1 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err11 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47, data: data1 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        } else {
          const err12 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.type, parentSchema: schema47, data: data1 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.rate_code !== void 0) {
        let data2 = data.rate_code;
        if (typeof data2 !== "string" && data2 !== null) {
          const err13 = { instancePath: instancePath + "/rate_code", schemaPath: "#/properties/rate_code/type", keyword: "type", params: { type: schema46.properties.rate_code.type }, message: "must be string,null", schema: schema46.properties.rate_code.type, parentSchema: schema46.properties.rate_code, data: data2 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (typeof data2 === "string") {
          if (func1(data2) > 4e3) {
            const err14 = { instancePath: instancePath + "/rate_code", schemaPath: "#/properties/rate_code/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema46.properties.rate_code, data: data2 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      }
      if (data.channel_codes !== void 0) {
        let data3 = data.channel_codes;
        const _errs19 = errors;
        let valid7 = true;
        const _errs20 = errors;
        if (Array.isArray(data3)) {
          if (data3.length > 100) {
            const err15 = {};
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        var _valid0 = _errs20 === errors;
        errors = _errs19;
        if (vErrors !== null) {
          if (_errs19) {
            vErrors.length = _errs19;
          } else {
            vErrors = null;
          }
        }
        if (_valid0) {
          const _errs21 = errors;
          if (Array.isArray(data3)) {
            const len0 = data3.length;
            for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
              let data4 = data3[i0];
              if (typeof data4 === "string") {
                if (func1(data4) > 64) {
                  const err16 = { instancePath: instancePath + "/channel_codes/" + i0, schemaPath: "ChannelCode/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (func1(data4) < 1) {
                  const err17 = { instancePath: instancePath + "/channel_codes/" + i0, schemaPath: "ChannelCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              } else {
                const err18 = { instancePath: instancePath + "/channel_codes/" + i0, schemaPath: "ChannelCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data4 };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
          }
          var _valid0 = _errs21 === errors;
          valid7 = _valid0;
        }
        if (!valid7) {
          const err19 = { instancePath: instancePath + "/channel_codes", schemaPath: "#/properties/channel_codes/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema46.properties.channel_codes.if, parentSchema: schema46.properties.channel_codes, data: data3 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (Array.isArray(data3)) {
          if (data3.length > 100) {
            const err20 = { instancePath: instancePath + "/channel_codes", schemaPath: "#/properties/channel_codes/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema46.properties.channel_codes, data: data3 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
          if (data3.length < 1) {
            const err21 = { instancePath: instancePath + "/channel_codes", schemaPath: "#/properties/channel_codes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema46.properties.channel_codes, data: data3 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        } else {
          const err22 = { instancePath: instancePath + "/channel_codes", schemaPath: "#/properties/channel_codes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema46.properties.channel_codes.type, parentSchema: schema46.properties.channel_codes, data: data3 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
      if (data.dates !== void 0) {
        let data5 = data.dates;
        const _errs27 = errors;
        let valid11 = true;
        const _errs28 = errors;
        if (Array.isArray(data5)) {
          if (data5.length > 90) {
            const err23 = {};
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        var _valid1 = _errs28 === errors;
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = _errs27;
          } else {
            vErrors = null;
          }
        }
        if (_valid1) {
          const _errs29 = errors;
          if (Array.isArray(data5)) {
            const len1 = data5.length;
            for (let i1 = 0; i1 < len1 && errors < 1000; i1++) {
              if (!validate29(data5[i1], { instancePath: instancePath + "/dates/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate29.errors : addComplaints(vErrors, validate29.errors);
                errors = vErrors.length;
              }
            }
          }
          var _valid1 = _errs29 === errors;
          valid11 = _valid1;
        }
        if (!valid11) {
          const err24 = { instancePath: instancePath + "/dates", schemaPath: "#/properties/dates/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema46.properties.dates.if, parentSchema: schema46.properties.dates, data: data5 };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (Array.isArray(data5)) {
          if (data5.length > 90) {
            const err25 = { instancePath: instancePath + "/dates", schemaPath: "#/properties/dates/maxItems", keyword: "maxItems", params: { limit: 90 }, message: "must NOT have more than 90 items", schema: 90, parentSchema: schema46.properties.dates, data: data5 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          if (data5.length < 1) {
            const err26 = { instancePath: instancePath + "/dates", schemaPath: "#/properties/dates/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema46.properties.dates, data: data5 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        } else {
          const err27 = { instancePath: instancePath + "/dates", schemaPath: "#/properties/dates/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema46.properties.dates.type, parentSchema: schema46.properties.dates, data: data5 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    } else {
      const err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema46.type, parentSchema: schema46, data };
      if (vErrors === null) {
        vErrors = [err28];
      } else {
        vErrors.push(err28);
      }
      errors++;
    }
    validate28.errors = vErrors;
    return errors === 0;
  }
  validate28.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate27.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.rooms === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rooms" }, message: "must have required property 'rooms'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      for (const key0 in data) { if (errors >= 1000) break;
        if (!(key0 === "rooms")) {
          const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema45, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
      if (data.rooms !== void 0) {
        let data0 = data.rooms;
        const _errs4 = errors;
        let valid1 = true;
        const _errs5 = errors;
        if (Array.isArray(data0)) {
          if (data0.length > 1e3) {
            const err2 = {};
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        var _valid0 = _errs5 === errors;
        errors = _errs4;
        if (vErrors !== null) {
          if (_errs4) {
            vErrors.length = _errs4;
          } else {
            vErrors = null;
          }
        }
        if (_valid0) {
          const _errs6 = errors;
          if (Array.isArray(data0)) {
            const len0 = data0.length;
            for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
              if (!validate28(data0[i0], { instancePath: instancePath + "/rooms/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate28.errors : addComplaints(vErrors, validate28.errors);
                errors = vErrors.length;
              }
            }
          }
          var _valid0 = _errs6 === errors;
          valid1 = _valid0;
        }
        if (!valid1) {
          const err3 = { instancePath: instancePath + "/rooms", schemaPath: "#/properties/rooms/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema45.properties.rooms.if, parentSchema: schema45.properties.rooms, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (Array.isArray(data0)) {
          if (data0.length > 1e3) {
            const err4 = { instancePath: instancePath + "/rooms", schemaPath: "#/properties/rooms/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", schema: 1e3, parentSchema: schema45.properties.rooms, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (data0.length < 1) {
            const err5 = { instancePath: instancePath + "/rooms", schemaPath: "#/properties/rooms/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema45.properties.rooms, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        } else {
          const err6 = { instancePath: instancePath + "/rooms", schemaPath: "#/properties/rooms/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema45.properties.rooms.type, parentSchema: schema45.properties.rooms, data: data0 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    } else {
      const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema45.type, parentSchema: schema45, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    validate27.errors = vErrors;
    return errors === 0;
  }
  validate27.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var DailyUpdateResult = validate32;
  var schema51 = { "type": "object", "required": ["status", "transaction_id", "errors"], "properties": { "status": { "$ref": "CalendarUpdateStatus" }, "transaction_id": { "$ref": "TransactionId" }, "errors": { "type": "array", "items": { "$ref": "DailyUpdateRejections" } } } };
  var schema52 = { "type": "string", "enum": ["ok", "try_again"] };
  var schema53 = { "type": "string", "minLength": 1, "maxLength": 128 };
  var schema54 = { "type": "object", "additionalProperties": { "type": "object", "propertyNames": { "format": "date" }, "additionalProperties": { "type": "string" } } };
  function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate32.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.status === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema51.required, parentSchema: schema51, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.transaction_id === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transaction_id" }, message: "must have required property 'transaction_id'", schema: schema51.required, parentSchema: schema51, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.errors === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errors" }, message: "must have required property 'errors'", schema: schema51.required, parentSchema: schema51, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.status !== void 0) {
        let data0 = data.status;
        if (typeof data0 !== "string") {
          const err3 = { instancePath: instancePath + "/status", schemaPath: "CalendarUpdateStatus/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.type, parentSchema: schema52, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!(data0 === "ok" || data0 === "try_again")) {
          const err4 = { instancePath: instancePath + "/status", schemaPath: "CalendarUpdateStatus/enum", keyword: "enum", params: { allowedValues: schema52.enum }, message: "must be equal to one of the allowed values", schema: schema52.enum, parentSchema: schema52, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (data.transaction_id !== void 0) {
        let data1 = data.transaction_id;
        if (typeof data1 === "string") {
          if (func1(data1) > 128) {
            const err5 = { instancePath: instancePath + "/transaction_id", schemaPath: "TransactionId/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema53, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err6 = { instancePath: instancePath + "/transaction_id", schemaPath: "TransactionId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema53, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        } else {
          const err7 = { instancePath: instancePath + "/transaction_id", schemaPath: "TransactionId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.errors !== void 0) {
        let data2 = data.errors;
        if (Array.isArray(data2)) {
          const len0 = data2.length;
          for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
            let data3 = data2[i0];
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
              for (const key0 in data3) { if (errors >= 1000) break;
                let data4 = data3[key0];
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  for (const key1 in data4) { if (errors >= 1000) break;
                    const _errs15 = errors;
                    if (typeof key1 === "string") {
                      if (!formats0.validate(key1)) {
                        const err8 = { instancePath: instancePath + "/errors/" + i0 + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "DailyUpdateRejections/additionalProperties/propertyNames/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema54.additionalProperties.propertyNames, data: key1, propertyName: key1 };
                        if (vErrors === null) {
                          vErrors = [err8];
                        } else {
                          vErrors.push(err8);
                        }
                        errors++;
                      }
                    }
                    var valid7 = _errs15 === errors;
                    if (!valid7) {
                      const err9 = { instancePath: instancePath + "/errors/" + i0 + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "DailyUpdateRejections/additionalProperties/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema54.additionalProperties.propertyNames, parentSchema: schema54.additionalProperties, data: data4 };
                      if (vErrors === null) {
                        vErrors = [err9];
                      } else {
                        vErrors.push(err9);
                      }
                      errors++;
                    }
                  }
                  for (const key2 in data4) { if (errors >= 1000) break;
                    let data5 = data4[key2];
                    if (typeof data5 !== "string") {
                      const err10 = { instancePath: instancePath + "/errors/" + i0 + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "DailyUpdateRejections/additionalProperties/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.additionalProperties.additionalProperties.type, parentSchema: schema54.additionalProperties.additionalProperties, data: data5 };
                      if (vErrors === null) {
                        vErrors = [err10];
                      } else {
                        vErrors.push(err10);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err11 = { instancePath: instancePath + "/errors/" + i0 + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "DailyUpdateRejections/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema54.additionalProperties.type, parentSchema: schema54.additionalProperties, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              }
            } else {
              const err12 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "DailyUpdateRejections/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema54.type, parentSchema: schema54, data: data3 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
        } else {
          const err13 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema51.properties.errors.type, parentSchema: schema51.properties.errors, data: data2 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    } else {
      const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.type, parentSchema: schema51, data };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    validate32.errors = vErrors;
    return errors === 0;
  }
  validate32.evaluated = { "props": { "status": true, "transaction_id": true, "errors": true }, "dynamicProps": false, "dynamicItems": false };
  var ErrorBody = validate33;
  var schema55 = { "type": "object", "required": ["status", "code", "message", "request_id"], "properties": { "status": { "type": "string", "enum": ["error"] }, "code": { "$ref": "ErrorCode" }, "message": { "type": "string" }, "request_id": { "type": "string" }, "errors": { "type": "array", "minItems": 1, "items": { "$ref": "ErrorPlace" } } } };
  var schema56 = { "type": "string", "enum": ["unreadable_request", "unauthorized", "path_not_found", "transaction_not_found", "guest_not_found", "method_not_allowed", "transaction_id_reused", "folio_closed", "body_too_large", "unsupported_media_type", "validation_failed", "required", "invalid_type", "invalid_value", "unknown_field", "too_few", "too_many", "too_many_dates", "unknown_inv_code", "unknown_rate_code", "field_not_updatable", "nothing_to_update", "end_date_before_start_date", "range_too_long", "range_in_past", "duplicate_target", "page_requires_undelivered_false", "from_date_too_old", "product_or_accounts_required", "type_code_mismatch", "unknown_service_id", "no_mapping", "exchange_rate_required", "rate_limited", "internal_error", "unavailable"] };
  var schema57 = { "type": "object", "required": ["path", "code", "message"], "properties": { "path": { "type": "string" }, "code": { "$ref": "ErrorCode" }, "message": { "type": "string" } } };
  function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate34.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.path === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema57.required, parentSchema: schema57, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema57.required, parentSchema: schema57, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.message === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema57.required, parentSchema: schema57, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.path !== void 0) {
        let data0 = data.path;
        if (typeof data0 !== "string") {
          const err3 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.path.type, parentSchema: schema57.properties.path, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.code !== void 0) {
        let data1 = data.code;
        if (typeof data1 !== "string") {
          const err4 = { instancePath: instancePath + "/code", schemaPath: "ErrorCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.type, parentSchema: schema56, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!(data1 === "unreadable_request" || data1 === "unauthorized" || data1 === "path_not_found" || data1 === "transaction_not_found" || data1 === "guest_not_found" || data1 === "method_not_allowed" || data1 === "transaction_id_reused" || data1 === "folio_closed" || data1 === "body_too_large" || data1 === "unsupported_media_type" || data1 === "validation_failed" || data1 === "required" || data1 === "invalid_type" || data1 === "invalid_value" || data1 === "unknown_field" || data1 === "too_few" || data1 === "too_many" || data1 === "too_many_dates" || data1 === "unknown_inv_code" || data1 === "unknown_rate_code" || data1 === "field_not_updatable" || data1 === "nothing_to_update" || data1 === "end_date_before_start_date" || data1 === "range_too_long" || data1 === "range_in_past" || data1 === "duplicate_target" || data1 === "page_requires_undelivered_false" || data1 === "from_date_too_old" || data1 === "product_or_accounts_required" || data1 === "type_code_mismatch" || data1 === "unknown_service_id" || data1 === "no_mapping" || data1 === "exchange_rate_required" || data1 === "rate_limited" || data1 === "internal_error" || data1 === "unavailable")) {
          const err5 = { instancePath: instancePath + "/code", schemaPath: "ErrorCode/enum", keyword: "enum", params: { allowedValues: schema56.enum }, message: "must be equal to one of the allowed values", schema: schema56.enum, parentSchema: schema56, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.message !== void 0) {
        let data2 = data.message;
        if (typeof data2 !== "string") {
          const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.message.type, parentSchema: schema57.properties.message, data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    } else {
      const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    validate34.errors = vErrors;
    return errors === 0;
  }
  validate34.evaluated = { "props": { "path": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
  function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate33.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.status === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema55.required, parentSchema: schema55, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema55.required, parentSchema: schema55, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.message === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema55.required, parentSchema: schema55, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.request_id === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'", schema: schema55.required, parentSchema: schema55, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.status !== void 0) {
        let data0 = data.status;
        if (typeof data0 !== "string") {
          const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema55.properties.status.type, parentSchema: schema55.properties.status, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!(data0 === "error")) {
          const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema55.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema55.properties.status.enum, parentSchema: schema55.properties.status, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.code !== void 0) {
        let data1 = data.code;
        if (typeof data1 !== "string") {
          const err6 = { instancePath: instancePath + "/code", schemaPath: "ErrorCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.type, parentSchema: schema56, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!(data1 === "unreadable_request" || data1 === "unauthorized" || data1 === "path_not_found" || data1 === "transaction_not_found" || data1 === "guest_not_found" || data1 === "method_not_allowed" || data1 === "transaction_id_reused" || data1 === "folio_closed" || data1 === "body_too_large" || data1 === "unsupported_media_type" || data1 === "validation_failed" || data1 === "required" || data1 === "invalid_type" || data1 === "invalid_value" || data1 === "unknown_field" || data1 === "too_few" || data1 === "too_many" || data1 === "too_many_dates" || data1 === "unknown_inv_code" || data1 === "unknown_rate_code" || data1 === "field_not_updatable" || data1 === "nothing_to_update" || data1 === "end_date_before_start_date" || data1 === "range_too_long" || data1 === "range_in_past" || data1 === "duplicate_target" || data1 === "page_requires_undelivered_false" || data1 === "from_date_too_old" || data1 === "product_or_accounts_required" || data1 === "type_code_mismatch" || data1 === "unknown_service_id" || data1 === "no_mapping" || data1 === "exchange_rate_required" || data1 === "rate_limited" || data1 === "internal_error" || data1 === "unavailable")) {
          const err7 = { instancePath: instancePath + "/code", schemaPath: "ErrorCode/enum", keyword: "enum", params: { allowedValues: schema56.enum }, message: "must be equal to one of the allowed values", schema: schema56.enum, parentSchema: schema56, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.message !== void 0) {
        let data2 = data.message;
        if (typeof data2 !== "string") {
          const err8 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema55.properties.message.type, parentSchema: schema55.properties.message, data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      if (data.request_id !== void 0) {
        let data3 = data.request_id;
        if (typeof data3 !== "string") {
          const err9 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema55.properties.request_id.type, parentSchema: schema55.properties.request_id, data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
      if (data.errors !== void 0) {
        let data4 = data.errors;
        if (Array.isArray(data4)) {
          if (data4.length < 1) {
            const err10 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema55.properties.errors, data: data4 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          const len0 = data4.length;
          for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
            if (!validate34(data4[i0], { instancePath: instancePath + "/errors/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate34.errors : addComplaints(vErrors, validate34.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err11 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema55.properties.errors.type, parentSchema: schema55.properties.errors, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    } else {
      const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema55.type, parentSchema: schema55, data };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    validate33.errors = vErrors;
    return errors === 0;
  }
  validate33.evaluated = { "props": { "status": true, "code": true, "message": true, "request_id": true, "errors": true }, "dynamicProps": false, "dynamicItems": false };
  var ExtraList = validate36;
  var schema59 = { "type": "object", "required": ["status", "data", "currency", "total_count"], "properties": { "status": { "$ref": "SuccessStatus" }, "data": { "type": "array", "items": { "$ref": "ExtraEntry" } }, "currency": { "$ref": "CurrencyCode" }, "total_count": { "type": "integer", "minimum": 0 } } };
  var schema60 = { "type": "string", "enum": ["success"] };
  var schema65 = { "type": "string", "pattern": "^[A-Z]{3}$", "x-expects": "a currency code of three capital letters, such as EUR" };
  var schema61 = { "type": "object", "required": ["option_value"], "properties": { "option_value": { "$ref": "Extra" } } };
  var schema62 = { "type": "object", "required": ["category_id", "name", "unit", "sales_department_id", "revenue_account_id", "category_name", "unit_price", "api_code", "extra_id"], "properties": { "category_id": { "type": "integer" }, "name": { "type": "string" }, "unit": { "type": "string" }, "sales_department_id": { "type": "integer" }, "revenue_account_id": { "type": "integer" }, "category_name": { "type": "string" }, "unit_price": { "$ref": "DecimalText" }, "api_code": { "$ref": "ApiCode" }, "extra_id": { "type": "integer" } } };
  var schema63 = { "type": "string", "pattern": "^-?[0-9]+(\\.[0-9]+)?$", "x-expects": 'a decimal number as text, such as "45.0"' };
  var schema64 = { "type": "string", "pattern": "^HR:[0-9]+$", "x-expects": 'a service id, such as "HR:37"' };
  var pattern11 = new RegExp("^-?[0-9]+(\\.[0-9]+)?$", "u");
  var pattern12 = new RegExp("^HR:[0-9]+$", "u");
  function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate38.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.category_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category_id" }, message: "must have required property 'category_id'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.name === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.unit === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit" }, message: "must have required property 'unit'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.sales_department_id === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sales_department_id" }, message: "must have required property 'sales_department_id'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.revenue_account_id === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revenue_account_id" }, message: "must have required property 'revenue_account_id'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.category_name === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category_name" }, message: "must have required property 'category_name'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.unit_price === void 0) {
        const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit_price" }, message: "must have required property 'unit_price'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.api_code === void 0) {
        const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "api_code" }, message: "must have required property 'api_code'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.extra_id === void 0) {
        const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "extra_id" }, message: "must have required property 'extra_id'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.category_id !== void 0) {
        let data0 = data.category_id;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          const err9 = { instancePath: instancePath + "/category_id", schemaPath: "#/properties/category_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema62.properties.category_id.type, parentSchema: schema62.properties.category_id, data: data0 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data1 = data.name;
        if (typeof data1 !== "string") {
          const err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.name.type, parentSchema: schema62.properties.name, data: data1 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
      if (data.unit !== void 0) {
        let data2 = data.unit;
        if (typeof data2 !== "string") {
          const err11 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.unit.type, parentSchema: schema62.properties.unit, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.sales_department_id !== void 0) {
        let data3 = data.sales_department_id;
        if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
          const err12 = { instancePath: instancePath + "/sales_department_id", schemaPath: "#/properties/sales_department_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema62.properties.sales_department_id.type, parentSchema: schema62.properties.sales_department_id, data: data3 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.revenue_account_id !== void 0) {
        let data4 = data.revenue_account_id;
        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
          const err13 = { instancePath: instancePath + "/revenue_account_id", schemaPath: "#/properties/revenue_account_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema62.properties.revenue_account_id.type, parentSchema: schema62.properties.revenue_account_id, data: data4 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.category_name !== void 0) {
        let data5 = data.category_name;
        if (typeof data5 !== "string") {
          const err14 = { instancePath: instancePath + "/category_name", schemaPath: "#/properties/category_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.category_name.type, parentSchema: schema62.properties.category_name, data: data5 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.unit_price !== void 0) {
        let data6 = data.unit_price;
        if (typeof data6 === "string") {
          if (!pattern11.test(data6)) {
            const err15 = { instancePath: instancePath + "/unit_price", schemaPath: "DecimalText/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"', schema: "^-?[0-9]+(\\.[0-9]+)?$", parentSchema: schema63, data: data6 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        } else {
          const err16 = { instancePath: instancePath + "/unit_price", schemaPath: "DecimalText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.type, parentSchema: schema63, data: data6 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
      if (data.api_code !== void 0) {
        let data7 = data.api_code;
        if (typeof data7 === "string") {
          if (!pattern12.test(data7)) {
            const err17 = { instancePath: instancePath + "/api_code", schemaPath: "ApiCode/pattern", keyword: "pattern", params: { pattern: "^HR:[0-9]+$" }, message: 'must match pattern "^HR:[0-9]+$"', schema: "^HR:[0-9]+$", parentSchema: schema64, data: data7 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        } else {
          const err18 = { instancePath: instancePath + "/api_code", schemaPath: "ApiCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema64.type, parentSchema: schema64, data: data7 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
      if (data.extra_id !== void 0) {
        let data8 = data.extra_id;
        if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
          const err19 = { instancePath: instancePath + "/extra_id", schemaPath: "#/properties/extra_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema62.properties.extra_id.type, parentSchema: schema62.properties.extra_id, data: data8 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    } else {
      const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema62.type, parentSchema: schema62, data };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
    validate38.errors = vErrors;
    return errors === 0;
  }
  validate38.evaluated = { "props": { "category_id": true, "name": true, "unit": true, "sales_department_id": true, "revenue_account_id": true, "category_name": true, "unit_price": true, "api_code": true, "extra_id": true }, "dynamicProps": false, "dynamicItems": false };
  function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate37.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.option_value === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "option_value" }, message: "must have required property 'option_value'", schema: schema61.required, parentSchema: schema61, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.option_value !== void 0) {
        if (!validate38(data.option_value, { instancePath: instancePath + "/option_value", parentData: data, parentDataProperty: "option_value", rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate38.errors : addComplaints(vErrors, validate38.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema61.type, parentSchema: schema61, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    validate37.errors = vErrors;
    return errors === 0;
  }
  validate37.evaluated = { "props": { "option_value": true }, "dynamicProps": false, "dynamicItems": false };
  var pattern13 = new RegExp("^[A-Z]{3}$", "u");
  function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate36.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.status === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema59.required, parentSchema: schema59, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.data === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema59.required, parentSchema: schema59, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.currency === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'", schema: schema59.required, parentSchema: schema59, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.total_count === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total_count" }, message: "must have required property 'total_count'", schema: schema59.required, parentSchema: schema59, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.status !== void 0) {
        let data0 = data.status;
        if (typeof data0 !== "string") {
          const err4 = { instancePath: instancePath + "/status", schemaPath: "SuccessStatus/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.type, parentSchema: schema60, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!(data0 === "success")) {
          const err5 = { instancePath: instancePath + "/status", schemaPath: "SuccessStatus/enum", keyword: "enum", params: { allowedValues: schema60.enum }, message: "must be equal to one of the allowed values", schema: schema60.enum, parentSchema: schema60, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.data !== void 0) {
        let data1 = data.data;
        if (Array.isArray(data1)) {
          const len0 = data1.length;
          for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
            if (!validate37(data1[i0], { instancePath: instancePath + "/data/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate37.errors : addComplaints(vErrors, validate37.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err6 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema59.properties.data.type, parentSchema: schema59.properties.data, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      if (data.currency !== void 0) {
        let data3 = data.currency;
        if (typeof data3 === "string") {
          if (!pattern13.test(data3)) {
            const err7 = { instancePath: instancePath + "/currency", schemaPath: "CurrencyCode/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"', schema: "^[A-Z]{3}$", parentSchema: schema65, data: data3 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        } else {
          const err8 = { instancePath: instancePath + "/currency", schemaPath: "CurrencyCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.type, parentSchema: schema65, data: data3 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      if (data.total_count !== void 0) {
        let data4 = data.total_count;
        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
          const err9 = { instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema59.properties.total_count.type, parentSchema: schema59.properties.total_count, data: data4 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (typeof data4 == "number" && isFinite(data4)) {
          if (data4 < 0 || isNaN(data4)) {
            const err10 = { instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema59.properties.total_count, data: data4 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      }
    } else {
      const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema59.type, parentSchema: schema59, data };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    validate36.errors = vErrors;
    return errors === 0;
  }
  validate36.evaluated = { "props": { "status": true, "data": true, "currency": true, "total_count": true }, "dynamicProps": false, "dynamicItems": false };
  var GuestList = validate41;
  var schema66 = { "type": "object", "required": ["status", "data", "total_count"], "properties": { "status": { "$ref": "SuccessStatus" }, "data": { "type": "array", "items": { "$ref": "Guest" } }, "total_count": { "type": "integer", "minimum": 0 } } };
  var schema68 = { "type": "object", "required": ["identify", "firstname", "lastname", "gender", "room", "country", "nationality", "email", "birth_date", "checkin_date", "checkout_date"], "properties": { "identify": { "type": "string" }, "firstname": { "type": "string" }, "lastname": { "type": "string" }, "gender": { "type": ["string", "null"] }, "room": { "type": "string" }, "country": { "type": "string" }, "nationality": { "type": "string" }, "email": { "type": "string" }, "phone_number": { "type": "string" }, "birth_date": { "$ref": "CalendarDate" }, "checkin_date": { "$ref": "CalendarDate" }, "checkout_date": { "$ref": "CalendarDate" } } };
  function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate42.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.identify === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "identify" }, message: "must have required property 'identify'", schema: schema68.required, parentSchema: schema68, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.firstname === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "firstname" }, message: "must have required property 'firstname'", schema: schema68.required, parentSchema: schema68, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.lastname === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastname" }, message: "must have required property 'lastname'", schema: schema68.required, parentSchema: schema68, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.gender === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gender" }, message: "must have required property 'gender'", schema: schema68.required, parentSchema: schema68, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.room === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "room" }, message: "must have required property 'room'", schema: schema68.required, parentSchema: schema68, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.country === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country" }, message: "must have required property 'country'", schema: schema68.required, parentSchema: schema68, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.nationality === void 0) {
        const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nationality" }, message: "must have required property 'nationality'", schema: schema68.required, parentSchema: schema68, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.email === void 0) {
        const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'", schema: schema68.required, parentSchema: schema68, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.birth_date === void 0) {
        const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "birth_date" }, message: "must have required property 'birth_date'", schema: schema68.required, parentSchema: schema68, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.checkin_date === void 0) {
        const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkin_date" }, message: "must have required property 'checkin_date'", schema: schema68.required, parentSchema: schema68, data };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.checkout_date === void 0) {
        const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkout_date" }, message: "must have required property 'checkout_date'", schema: schema68.required, parentSchema: schema68, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.identify !== void 0) {
        let data0 = data.identify;
        if (typeof data0 !== "string") {
          const err11 = { instancePath: instancePath + "/identify", schemaPath: "#/properties/identify/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.properties.identify.type, parentSchema: schema68.properties.identify, data: data0 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.firstname !== void 0) {
        let data1 = data.firstname;
        if (typeof data1 !== "string") {
          const err12 = { instancePath: instancePath + "/firstname", schemaPath: "#/properties/firstname/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.properties.firstname.type, parentSchema: schema68.properties.firstname, data: data1 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.lastname !== void 0) {
        let data2 = data.lastname;
        if (typeof data2 !== "string") {
          const err13 = { instancePath: instancePath + "/lastname", schemaPath: "#/properties/lastname/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.properties.lastname.type, parentSchema: schema68.properties.lastname, data: data2 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.gender !== void 0) {
        let data3 = data.gender;
        if (typeof data3 !== "string" && data3 !== null) {
          const err14 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/type", keyword: "type", params: { type: schema68.properties.gender.type }, message: "must be string,null", schema: schema68.properties.gender.type, parentSchema: schema68.properties.gender, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.room !== void 0) {
        let data4 = data.room;
        if (typeof data4 !== "string") {
          const err15 = { instancePath: instancePath + "/room", schemaPath: "#/properties/room/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.properties.room.type, parentSchema: schema68.properties.room, data: data4 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
      if (data.country !== void 0) {
        let data5 = data.country;
        if (typeof data5 !== "string") {
          const err16 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.properties.country.type, parentSchema: schema68.properties.country, data: data5 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
      if (data.nationality !== void 0) {
        let data6 = data.nationality;
        if (typeof data6 !== "string") {
          const err17 = { instancePath: instancePath + "/nationality", schemaPath: "#/properties/nationality/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.properties.nationality.type, parentSchema: schema68.properties.nationality, data: data6 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
      if (data.email !== void 0) {
        let data7 = data.email;
        if (typeof data7 !== "string") {
          const err18 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.properties.email.type, parentSchema: schema68.properties.email, data: data7 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
      if (data.phone_number !== void 0) {
        let data8 = data.phone_number;
        if (typeof data8 !== "string") {
          const err19 = { instancePath: instancePath + "/phone_number", schemaPath: "#/properties/phone_number/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.properties.phone_number.type, parentSchema: schema68.properties.phone_number, data: data8 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
      if (data.birth_date !== void 0) {
        let data9 = data.birth_date;
        if (typeof data9 === "string") {
          if (!formats0.validate(data9)) {
            const err20 = { instancePath: instancePath + "/birth_date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema38, data: data9 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        } else {
          const err21 = { instancePath: instancePath + "/birth_date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data9 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
      if (data.checkin_date !== void 0) {
        let data10 = data.checkin_date;
        if (typeof data10 === "string") {
          if (!formats0.validate(data10)) {
            const err22 = { instancePath: instancePath + "/checkin_date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema38, data: data10 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        } else {
          const err23 = { instancePath: instancePath + "/checkin_date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data10 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.checkout_date !== void 0) {
        let data11 = data.checkout_date;
        if (typeof data11 === "string") {
          if (!formats0.validate(data11)) {
            const err24 = { instancePath: instancePath + "/checkout_date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema38, data: data11 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        } else {
          const err25 = { instancePath: instancePath + "/checkout_date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data11 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    } else {
      const err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema68.type, parentSchema: schema68, data };
      if (vErrors === null) {
        vErrors = [err26];
      } else {
        vErrors.push(err26);
      }
      errors++;
    }
    validate42.errors = vErrors;
    return errors === 0;
  }
  validate42.evaluated = { "props": { "identify": true, "firstname": true, "lastname": true, "gender": true, "room": true, "country": true, "nationality": true, "email": true, "phone_number": true, "birth_date": true, "checkin_date": true, "checkout_date": true }, "dynamicProps": false, "dynamicItems": false };
  function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate41.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.status === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema66.required, parentSchema: schema66, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.data === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema66.required, parentSchema: schema66, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.total_count === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total_count" }, message: "must have required property 'total_count'", schema: schema66.required, parentSchema: schema66, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.status !== void 0) {
        let data0 = data.status;
        if (typeof data0 !== "string") {
          const err3 = { instancePath: instancePath + "/status", schemaPath: "SuccessStatus/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.type, parentSchema: schema60, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!(data0 === "success")) {
          const err4 = { instancePath: instancePath + "/status", schemaPath: "SuccessStatus/enum", keyword: "enum", params: { allowedValues: schema60.enum }, message: "must be equal to one of the allowed values", schema: schema60.enum, parentSchema: schema60, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (data.data !== void 0) {
        let data1 = data.data;
        if (Array.isArray(data1)) {
          const len0 = data1.length;
          for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
            if (!validate42(data1[i0], { instancePath: instancePath + "/data/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate42.errors : addComplaints(vErrors, validate42.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema66.properties.data.type, parentSchema: schema66.properties.data, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.total_count !== void 0) {
        let data3 = data.total_count;
        if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
          const err6 = { instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema66.properties.total_count.type, parentSchema: schema66.properties.total_count, data: data3 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (typeof data3 == "number" && isFinite(data3)) {
          if (data3 < 0 || isNaN(data3)) {
            const err7 = { instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema66.properties.total_count, data: data3 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      }
    } else {
      const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema66.type, parentSchema: schema66, data };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    validate41.errors = vErrors;
    return errors === 0;
  }
  validate41.evaluated = { "props": { "status": true, "data": true, "total_count": true }, "dynamicProps": false, "dynamicItems": false };
  var InHouseGuestList = validate44;
  var schema72 = { "type": "object", "required": ["status", "data"], "properties": { "status": { "$ref": "SuccessStatus" }, "data": { "type": "array", "items": { "$ref": "InHouseGuest" } } } };
  var schema74 = { "type": "object", "required": ["room_id", "room_name", "reservation_id_customer_id", "customer_name"], "properties": { "room_id": { "type": "integer" }, "room_name": { "type": "string" }, "reservation_id_customer_id": { "$ref": "GuestKey" }, "customer_name": { "type": "string" } } };
  var schema75 = { "type": "string", "pattern": "^[^:]+:[^:]+$", "x-expects": 'a guest key, such as "41749:25238942"' };
  var pattern14 = new RegExp("^[^:]+:[^:]+$", "u");
  function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate45.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.room_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "room_id" }, message: "must have required property 'room_id'", schema: schema74.required, parentSchema: schema74, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.room_name === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "room_name" }, message: "must have required property 'room_name'", schema: schema74.required, parentSchema: schema74, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.reservation_id_customer_id === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reservation_id_customer_id" }, message: "must have required property 'reservation_id_customer_id'", schema: schema74.required, parentSchema: schema74, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.customer_name === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customer_name" }, message: "must have required property 'customer_name'", schema: schema74.required, parentSchema: schema74, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.room_id !== void 0) {
        let data0 = data.room_id;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          const err4 = { instancePath: instancePath + "/room_id", schemaPath: "#/properties/room_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema74.properties.room_id.type, parentSchema: schema74.properties.room_id, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (data.room_name !== void 0) {
        let data1 = data.room_name;
        if (typeof data1 !== "string") {
          const err5 = { instancePath: instancePath + "/room_name", schemaPath: "#/properties/room_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties.room_name.type, parentSchema: schema74.properties.room_name, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.reservation_id_customer_id !== void 0) {
        let data2 = data.reservation_id_customer_id;
        if (typeof data2 === "string") {
          if (!pattern14.test(data2)) {
            const err6 = { instancePath: instancePath + "/reservation_id_customer_id", schemaPath: "GuestKey/pattern", keyword: "pattern", params: { pattern: "^[^:]+:[^:]+$" }, message: 'must match pattern "^[^:]+:[^:]+$"', schema: "^[^:]+:[^:]+$", parentSchema: schema75, data: data2 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        } else {
          const err7 = { instancePath: instancePath + "/reservation_id_customer_id", schemaPath: "GuestKey/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema75.type, parentSchema: schema75, data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.customer_name !== void 0) {
        let data3 = data.customer_name;
        if (typeof data3 !== "string") {
          const err8 = { instancePath: instancePath + "/customer_name", schemaPath: "#/properties/customer_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties.customer_name.type, parentSchema: schema74.properties.customer_name, data: data3 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    } else {
      const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema74.type, parentSchema: schema74, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    validate45.errors = vErrors;
    return errors === 0;
  }
  validate45.evaluated = { "props": { "room_id": true, "room_name": true, "reservation_id_customer_id": true, "customer_name": true }, "dynamicProps": false, "dynamicItems": false };
  function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate44.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.status === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema72.required, parentSchema: schema72, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.data === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema72.required, parentSchema: schema72, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.status !== void 0) {
        let data0 = data.status;
        if (typeof data0 !== "string") {
          const err2 = { instancePath: instancePath + "/status", schemaPath: "SuccessStatus/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.type, parentSchema: schema60, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!(data0 === "success")) {
          const err3 = { instancePath: instancePath + "/status", schemaPath: "SuccessStatus/enum", keyword: "enum", params: { allowedValues: schema60.enum }, message: "must be equal to one of the allowed values", schema: schema60.enum, parentSchema: schema60, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.data !== void 0) {
        let data1 = data.data;
        if (Array.isArray(data1)) {
          const len0 = data1.length;
          for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
            if (!validate45(data1[i0], { instancePath: instancePath + "/data/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate45.errors : addComplaints(vErrors, validate45.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema72.properties.data.type, parentSchema: schema72.properties.data, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    } else {
      const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema72.type, parentSchema: schema72, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    validate44.errors = vErrors;
    return errors === 0;
  }
  validate44.evaluated = { "props": { "status": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
  var Posting = validate47;
  var schema76 = { "type": "object", "required": ["transaction_id", "invoice_number", "pos_id", "reservation_id_customer_id", "posts"], "additionalProperties": false, "properties": { "transaction_id": { "type": "string", "minLength": 1, "maxLength": 128 }, "invoice_number": { "type": "string", "minLength": 1, "maxLength": 128 }, "pos_id": { "type": "string", "minLength": 1, "maxLength": 128 }, "reservation_id_customer_id": { "$ref": "GuestToCharge" }, "note": { "type": "string", "maxLength": 4e3 }, "posts": { "type": "array", "minItems": 1, "maxItems": 500, "if": { "maxItems": 500 }, "then": { "items": { "$ref": "PostingItem" } } } } };
  var schema77 = { "type": "string", "minLength": 1, "maxLength": 128, "x-expects": 'a guest key such as "41749:25238942", or "-1" for direct sales' };
  var schema78 = { "type": "object", "required": ["post_type", "quantity", "amount"], "not": { "allOf": [{ "not": { "required": ["product_id"], "properties": { "product_id": { "type": "string" } } } }, { "not": { "required": ["department_id", "revenue_account_id"], "properties": { "department_id": { "type": "string" }, "revenue_account_id": { "type": "string" } } } }] }, "x-expects": "product_id, or both department_id and revenue_account_id", "x-error-code": { "not": "product_or_accounts_required" }, "additionalProperties": false, "properties": { "post_type": { "$ref": "PostType" }, "department_id": { "$ref": "LedgerId" }, "revenue_account_id": { "$ref": "LedgerId" }, "product_id": { "$ref": "LedgerId" }, "product_name": { "type": "string", "maxLength": 4e3 }, "quantity": { "x-expects": "a quantity above 0 with at most 12 digits before and 3 behind the point", "type": ["number", "string"], "exclusiveMinimum": 0, "maximum": 999999999999999e-3, "x-max-decimals": 3, "pattern": "^(?=[0-9.]*[1-9])[0-9]{1,12}(\\.[0-9]{1,3})?$" }, "unit": { "type": "string", "maxLength": 4e3 }, "amount": { "x-expects": "an amount of 0 or more with at most 12 digits before and 3 behind the point", "type": ["number", "string"], "minimum": 0, "maximum": 999999999999999e-3, "x-max-decimals": 3, "pattern": "^[0-9]{1,12}(\\.[0-9]{1,3})?$" }, "currency": { "type": ["string", "null"], "pattern": "^([A-Z]{3})?$", "x-expects": "a currency code of three capital letters, such as EUR, or nothing for the base currency" }, "exchange_rate": { "x-expects": 'an exchange rate above 0 with at most 12 digits before the point, and as text 12 behind it, such as "15.40"', "type": ["number", "string", "null"], "exclusiveMinimum": 0, "maximum": 999999999999999e-3, "pattern": "^(?=[0-9.]*[1-9])[0-9]{1,12}(\\.[0-9]{1,12})?$" } } };
  var schema79 = { "type": "string", "pattern": "^([Ee][Xx][Pp][Ee][Nn][Ss][Ee]|[Pp][Aa][Yy][Mm][Ee][Nn][Tt]|[Rr][Ee][Ff][Uu][Nn][Dd]|[Dd][Ii][Ss][Cc][Oo][Uu][Nn][Tt])$", "x-expects": "one of Expense, Payment, Refund, Discount" };
  var schema80 = { "type": ["string", "null"], "minLength": 1, "maxLength": 64, "x-expects": 'an id of 1 to 64 characters, such as "HR:37" or an id of your POS' };
  var func23 = Object.prototype.hasOwnProperty;
  var pattern15 = new RegExp("^([Ee][Xx][Pp][Ee][Nn][Ss][Ee]|[Pp][Aa][Yy][Mm][Ee][Nn][Tt]|[Rr][Ee][Ff][Uu][Nn][Dd]|[Dd][Ii][Ss][Cc][Oo][Uu][Nn][Tt])$", "u");
  var pattern17 = new RegExp("^(?=[0-9.]*[1-9])[0-9]{1,12}(\\.[0-9]{1,3})?$", "u");
  var pattern20 = new RegExp("^([A-Z]{3})?$", "u");
  var pattern21 = new RegExp("^(?=[0-9.]*[1-9])[0-9]{1,12}(\\.[0-9]{1,12})?$", "u");
  function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate48.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    const _errs1 = errors;
    const _errs2 = errors;
    const _errs3 = errors;
    const _errs4 = errors;
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.product_id === void 0 && (missing0 = "product_id")) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (data.product_id !== void 0) {
          if (typeof data.product_id !== "string") {
            const err1 = {};
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      }
    }
    var valid2 = _errs5 === errors;
    if (valid2) {
      const err2 = {};
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    } else {
      errors = _errs4;
      if (vErrors !== null) {
        if (_errs4) {
          vErrors.length = _errs4;
        } else {
          vErrors = null;
        }
      }
    }
    var valid1 = _errs3 === errors;
    if (valid1) {
      const _errs8 = errors;
      const _errs9 = errors;
      const _errs10 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.department_id === void 0 && (missing1 = "department_id") || data.revenue_account_id === void 0 && (missing1 = "revenue_account_id")) {
          const err3 = {};
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          if (data.department_id !== void 0) {
            const _errs11 = errors;
            if (typeof data.department_id !== "string") {
              const err4 = {};
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            var valid5 = _errs11 === errors;
          } else {
            var valid5 = true;
          }
          if (valid5) {
            if (data.revenue_account_id !== void 0) {
              const _errs13 = errors;
              if (typeof data.revenue_account_id !== "string") {
                const err5 = {};
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
              var valid5 = _errs13 === errors;
            } else {
              var valid5 = true;
            }
          }
        }
      }
      var valid4 = _errs10 === errors;
      if (valid4) {
        const err6 = {};
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs9;
        if (vErrors !== null) {
          if (_errs9) {
            vErrors.length = _errs9;
          } else {
            vErrors = null;
          }
        }
      }
      var valid1 = _errs8 === errors;
    }
    var valid0 = _errs2 === errors;
    if (valid0) {
      const err7 = { instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema78.not, parentSchema: schema78, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    } else {
      errors = _errs1;
      if (vErrors !== null) {
        if (_errs1) {
          vErrors.length = _errs1;
        } else {
          vErrors = null;
        }
      }
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.post_type === void 0) {
        const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "post_type" }, message: "must have required property 'post_type'", schema: schema78.required, parentSchema: schema78, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.quantity === void 0) {
        const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "quantity" }, message: "must have required property 'quantity'", schema: schema78.required, parentSchema: schema78, data };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.amount === void 0) {
        const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", schema: schema78.required, parentSchema: schema78, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      for (const key0 in data) { if (errors >= 1000) break;
        if (!func23.call(schema78.properties, key0)) {
          const err11 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema78, data };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.post_type !== void 0) {
        let data3 = data.post_type;
        if (typeof data3 === "string") {
          if (!pattern15.test(data3)) {
            const err12 = { instancePath: instancePath + "/post_type", schemaPath: "PostType/pattern", keyword: "pattern", params: { pattern: "^([Ee][Xx][Pp][Ee][Nn][Ss][Ee]|[Pp][Aa][Yy][Mm][Ee][Nn][Tt]|[Rr][Ee][Ff][Uu][Nn][Dd]|[Dd][Ii][Ss][Cc][Oo][Uu][Nn][Tt])$" }, message: 'must match pattern "^([Ee][Xx][Pp][Ee][Nn][Ss][Ee]|[Pp][Aa][Yy][Mm][Ee][Nn][Tt]|[Rr][Ee][Ff][Uu][Nn][Dd]|[Dd][Ii][Ss][Cc][Oo][Uu][Nn][Tt])$"', schema: "^([Ee][Xx][Pp][Ee][Nn][Ss][Ee]|[Pp][Aa][Yy][Mm][Ee][Nn][Tt]|[Rr][Ee][Ff][Uu][Nn][Dd]|[Dd][Ii][Ss][Cc][Oo][Uu][Nn][Tt])$", parentSchema: schema79, data: data3 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        } else {
          const err13 = { instancePath: instancePath + "/post_type", schemaPath: "PostType/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema79.type, parentSchema: schema79, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.department_id !== void 0) {
        let data4 = data.department_id;
        if (typeof data4 !== "string" && data4 !== null) {
          const err14 = { instancePath: instancePath + "/department_id", schemaPath: "LedgerId/type", keyword: "type", params: { type: schema80.type }, message: "must be string,null", schema: schema80.type, parentSchema: schema80, data: data4 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (typeof data4 === "string") {
          if (func1(data4) > 64) {
            const err15 = { instancePath: instancePath + "/department_id", schemaPath: "LedgerId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema80, data: data4 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
          if (func1(data4) < 1) {
            const err16 = { instancePath: instancePath + "/department_id", schemaPath: "LedgerId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema80, data: data4 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      }
      if (data.revenue_account_id !== void 0) {
        let data5 = data.revenue_account_id;
        if (typeof data5 !== "string" && data5 !== null) {
          const err17 = { instancePath: instancePath + "/revenue_account_id", schemaPath: "LedgerId/type", keyword: "type", params: { type: schema80.type }, message: "must be string,null", schema: schema80.type, parentSchema: schema80, data: data5 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (typeof data5 === "string") {
          if (func1(data5) > 64) {
            const err18 = { instancePath: instancePath + "/revenue_account_id", schemaPath: "LedgerId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema80, data: data5 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          if (func1(data5) < 1) {
            const err19 = { instancePath: instancePath + "/revenue_account_id", schemaPath: "LedgerId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema80, data: data5 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      }
      if (data.product_id !== void 0) {
        let data6 = data.product_id;
        if (typeof data6 !== "string" && data6 !== null) {
          const err20 = { instancePath: instancePath + "/product_id", schemaPath: "LedgerId/type", keyword: "type", params: { type: schema80.type }, message: "must be string,null", schema: schema80.type, parentSchema: schema80, data: data6 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (typeof data6 === "string") {
          if (func1(data6) > 64) {
            const err21 = { instancePath: instancePath + "/product_id", schemaPath: "LedgerId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema80, data: data6 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          if (func1(data6) < 1) {
            const err22 = { instancePath: instancePath + "/product_id", schemaPath: "LedgerId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema80, data: data6 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      }
      if (data.product_name !== void 0) {
        let data7 = data.product_name;
        if (typeof data7 === "string") {
          if (func1(data7) > 4e3) {
            const err23 = { instancePath: instancePath + "/product_name", schemaPath: "#/properties/product_name/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema78.properties.product_name, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        } else {
          const err24 = { instancePath: instancePath + "/product_name", schemaPath: "#/properties/product_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties.product_name.type, parentSchema: schema78.properties.product_name, data: data7 };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.quantity !== void 0) {
        let data8 = data.quantity;
        if (!(typeof data8 == "number" && isFinite(data8)) && typeof data8 !== "string") {
          const err25 = { instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: schema78.properties.quantity.type }, message: "must be number,string", schema: schema78.properties.quantity.type, parentSchema: schema78.properties.quantity, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (typeof data8 == "number" && isFinite(data8)) {
          if (data8 > 999999999999999e-3 || isNaN(data8)) {
            const err26 = { instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999e-3 }, message: "must be <= 999999999999.999", schema: 999999999999999e-3, parentSchema: schema78.properties.quantity, data: data8 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
          if (data8 <= 0 || isNaN(data8)) {
            const err27 = { instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema78.properties.quantity, data: data8 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (!pattern5.test(String(data8))) {
            const err28 = { instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/x-max-decimals", keyword: "x-max-decimals", params: {}, message: 'must pass "x-max-decimals" keyword validation', schema: 3, parentSchema: schema78.properties.quantity, data: data8 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (typeof data8 === "string") {
          if (!pattern17.test(data8)) {
            const err29 = { instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/pattern", keyword: "pattern", params: { pattern: "^(?=[0-9.]*[1-9])[0-9]{1,12}(\\.[0-9]{1,3})?$" }, message: 'must match pattern "^(?=[0-9.]*[1-9])[0-9]{1,12}(\\.[0-9]{1,3})?$"', schema: "^(?=[0-9.]*[1-9])[0-9]{1,12}(\\.[0-9]{1,3})?$", parentSchema: schema78.properties.quantity, data: data8 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      }
      if (data.unit !== void 0) {
        let data9 = data.unit;
        if (typeof data9 === "string") {
          if (func1(data9) > 4e3) {
            const err30 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema78.properties.unit, data: data9 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        } else {
          const err31 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties.unit.type, parentSchema: schema78.properties.unit, data: data9 };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
      if (data.amount !== void 0) {
        let data10 = data.amount;
        if (!(typeof data10 == "number" && isFinite(data10)) && typeof data10 !== "string") {
          const err32 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: schema78.properties.amount.type }, message: "must be number,string", schema: schema78.properties.amount.type, parentSchema: schema78.properties.amount, data: data10 };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        if (typeof data10 == "number" && isFinite(data10)) {
          if (data10 > 999999999999999e-3 || isNaN(data10)) {
            const err33 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999e-3 }, message: "must be <= 999999999999.999", schema: 999999999999999e-3, parentSchema: schema78.properties.amount, data: data10 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (data10 < 0 || isNaN(data10)) {
            const err34 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema78.properties.amount, data: data10 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
          if (!pattern5.test(String(data10))) {
            const err35 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/x-max-decimals", keyword: "x-max-decimals", params: {}, message: 'must pass "x-max-decimals" keyword validation', schema: 3, parentSchema: schema78.properties.amount, data: data10 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (typeof data10 === "string") {
          if (!pattern6.test(data10)) {
            const err36 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,12}(\\.[0-9]{1,3})?$" }, message: 'must match pattern "^[0-9]{1,12}(\\.[0-9]{1,3})?$"', schema: "^[0-9]{1,12}(\\.[0-9]{1,3})?$", parentSchema: schema78.properties.amount, data: data10 };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
      }
      if (data.currency !== void 0) {
        let data11 = data.currency;
        if (typeof data11 !== "string" && data11 !== null) {
          const err37 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: schema78.properties.currency.type }, message: "must be string,null", schema: schema78.properties.currency.type, parentSchema: schema78.properties.currency, data: data11 };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (typeof data11 === "string") {
          if (!pattern20.test(data11)) {
            const err38 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/pattern", keyword: "pattern", params: { pattern: "^([A-Z]{3})?$" }, message: 'must match pattern "^([A-Z]{3})?$"', schema: "^([A-Z]{3})?$", parentSchema: schema78.properties.currency, data: data11 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
      }
      if (data.exchange_rate !== void 0) {
        let data12 = data.exchange_rate;
        if (!(typeof data12 == "number" && isFinite(data12)) && typeof data12 !== "string" && data12 !== null) {
          const err39 = { instancePath: instancePath + "/exchange_rate", schemaPath: "#/properties/exchange_rate/type", keyword: "type", params: { type: schema78.properties.exchange_rate.type }, message: "must be number,string,null", schema: schema78.properties.exchange_rate.type, parentSchema: schema78.properties.exchange_rate, data: data12 };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        if (typeof data12 == "number" && isFinite(data12)) {
          if (data12 > 999999999999999e-3 || isNaN(data12)) {
            const err40 = { instancePath: instancePath + "/exchange_rate", schemaPath: "#/properties/exchange_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999e-3 }, message: "must be <= 999999999999.999", schema: 999999999999999e-3, parentSchema: schema78.properties.exchange_rate, data: data12 };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
          if (data12 <= 0 || isNaN(data12)) {
            const err41 = { instancePath: instancePath + "/exchange_rate", schemaPath: "#/properties/exchange_rate/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema78.properties.exchange_rate, data: data12 };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
        if (typeof data12 === "string") {
          if (!pattern21.test(data12)) {
            const err42 = { instancePath: instancePath + "/exchange_rate", schemaPath: "#/properties/exchange_rate/pattern", keyword: "pattern", params: { pattern: "^(?=[0-9.]*[1-9])[0-9]{1,12}(\\.[0-9]{1,12})?$" }, message: 'must match pattern "^(?=[0-9.]*[1-9])[0-9]{1,12}(\\.[0-9]{1,12})?$"', schema: "^(?=[0-9.]*[1-9])[0-9]{1,12}(\\.[0-9]{1,12})?$", parentSchema: schema78.properties.exchange_rate, data: data12 };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
      }
    } else {
      const err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema78.type, parentSchema: schema78, data };
      if (vErrors === null) {
        vErrors = [err43];
      } else {
        vErrors.push(err43);
      }
      errors++;
    }
    validate48.errors = vErrors;
    return errors === 0;
  }
  validate48.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate47.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.transaction_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transaction_id" }, message: "must have required property 'transaction_id'", schema: schema76.required, parentSchema: schema76, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.invoice_number === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invoice_number" }, message: "must have required property 'invoice_number'", schema: schema76.required, parentSchema: schema76, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.pos_id === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pos_id" }, message: "must have required property 'pos_id'", schema: schema76.required, parentSchema: schema76, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.reservation_id_customer_id === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reservation_id_customer_id" }, message: "must have required property 'reservation_id_customer_id'", schema: schema76.required, parentSchema: schema76, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.posts === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "posts" }, message: "must have required property 'posts'", schema: schema76.required, parentSchema: schema76, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      for (const key0 in data) { if (errors >= 1000) break;
        if (!(key0 === "transaction_id" || key0 === "invoice_number" || key0 === "pos_id" || key0 === "reservation_id_customer_id" || key0 === "note" || key0 === "posts")) {
          const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema76, data };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.transaction_id !== void 0) {
        let data0 = data.transaction_id;
        if (typeof data0 === "string") {
          if (func1(data0) > 128) {
            const err6 = { instancePath: instancePath + "/transaction_id", schemaPath: "#/properties/transaction_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema76.properties.transaction_id, data: data0 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (func1(data0) < 1) {
            const err7 = { instancePath: instancePath + "/transaction_id", schemaPath: "#/properties/transaction_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema76.properties.transaction_id, data: data0 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        } else {
          const err8 = { instancePath: instancePath + "/transaction_id", schemaPath: "#/properties/transaction_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.transaction_id.type, parentSchema: schema76.properties.transaction_id, data: data0 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      if (data.invoice_number !== void 0) {
        let data1 = data.invoice_number;
        if (typeof data1 === "string") {
          if (func1(data1) > 128) {
            const err9 = { instancePath: instancePath + "/invoice_number", schemaPath: "#/properties/invoice_number/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema76.properties.invoice_number, data: data1 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err10 = { instancePath: instancePath + "/invoice_number", schemaPath: "#/properties/invoice_number/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema76.properties.invoice_number, data: data1 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        } else {
          const err11 = { instancePath: instancePath + "/invoice_number", schemaPath: "#/properties/invoice_number/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.invoice_number.type, parentSchema: schema76.properties.invoice_number, data: data1 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.pos_id !== void 0) {
        let data2 = data.pos_id;
        if (typeof data2 === "string") {
          if (func1(data2) > 128) {
            const err12 = { instancePath: instancePath + "/pos_id", schemaPath: "#/properties/pos_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema76.properties.pos_id, data: data2 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (func1(data2) < 1) {
            const err13 = { instancePath: instancePath + "/pos_id", schemaPath: "#/properties/pos_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema76.properties.pos_id, data: data2 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        } else {
          const err14 = { instancePath: instancePath + "/pos_id", schemaPath: "#/properties/pos_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.pos_id.type, parentSchema: schema76.properties.pos_id, data: data2 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.reservation_id_customer_id !== void 0) {
        let data3 = data.reservation_id_customer_id;
        if (typeof data3 === "string") {
          if (func1(data3) > 128) {
            const err15 = { instancePath: instancePath + "/reservation_id_customer_id", schemaPath: "GuestToCharge/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema77, data: data3 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
          if (func1(data3) < 1) {
            const err16 = { instancePath: instancePath + "/reservation_id_customer_id", schemaPath: "GuestToCharge/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema77, data: data3 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        } else {
          const err17 = { instancePath: instancePath + "/reservation_id_customer_id", schemaPath: "GuestToCharge/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.type, parentSchema: schema77, data: data3 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
      if (data.note !== void 0) {
        let data4 = data.note;
        if (typeof data4 === "string") {
          if (func1(data4) > 4e3) {
            const err18 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema76.properties.note, data: data4 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        } else {
          const err19 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.note.type, parentSchema: schema76.properties.note, data: data4 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
      if (data.posts !== void 0) {
        let data5 = data.posts;
        const _errs15 = errors;
        let valid2 = true;
        const _errs16 = errors;
        if (Array.isArray(data5)) {
          if (data5.length > 500) {
            const err20 = {};
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        var _valid0 = _errs16 === errors;
        errors = _errs15;
        if (vErrors !== null) {
          if (_errs15) {
            vErrors.length = _errs15;
          } else {
            vErrors = null;
          }
        }
        if (_valid0) {
          const _errs17 = errors;
          if (Array.isArray(data5)) {
            const len0 = data5.length;
            for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
              if (!validate48(data5[i0], { instancePath: instancePath + "/posts/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate48.errors : addComplaints(vErrors, validate48.errors);
                errors = vErrors.length;
              }
            }
          }
          var _valid0 = _errs17 === errors;
          valid2 = _valid0;
        }
        if (!valid2) {
          const err21 = { instancePath: instancePath + "/posts", schemaPath: "#/properties/posts/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema76.properties.posts.if, parentSchema: schema76.properties.posts, data: data5 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (Array.isArray(data5)) {
          if (data5.length > 500) {
            const err22 = { instancePath: instancePath + "/posts", schemaPath: "#/properties/posts/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items", schema: 500, parentSchema: schema76.properties.posts, data: data5 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
          if (data5.length < 1) {
            const err23 = { instancePath: instancePath + "/posts", schemaPath: "#/properties/posts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema76.properties.posts, data: data5 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        } else {
          const err24 = { instancePath: instancePath + "/posts", schemaPath: "#/properties/posts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema76.properties.posts.type, parentSchema: schema76.properties.posts, data: data5 };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
    } else {
      const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema76.type, parentSchema: schema76, data };
      if (vErrors === null) {
        vErrors = [err25];
      } else {
        vErrors.push(err25);
      }
      errors++;
    }
    validate47.errors = vErrors;
    return errors === 0;
  }
  validate47.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var PostingResult = validate50;
  var schema83 = { "type": "object", "required": ["status", "transaction_id", "folio_id", "data"], "properties": { "status": { "$ref": "SuccessStatus" }, "transaction_id": { "type": "string" }, "folio_id": { "type": "string" }, "data": { "type": "array", "items": { "$ref": "PostingResultItem" } } } };
  var schema85 = { "type": "object", "required": ["index", "department_id", "revenue_account_id", "mapping"], "properties": { "index": { "type": "integer", "minimum": 0 }, "department_id": { "$ref": "ApiCode" }, "revenue_account_id": { "$ref": "ApiCode" }, "mapping": { "$ref": "MappingKind" } } };
  var schema88 = { "type": "string", "enum": ["direct", "mapped", "default", "product"] };
  function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate51.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.index === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'", schema: schema85.required, parentSchema: schema85, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.department_id === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "department_id" }, message: "must have required property 'department_id'", schema: schema85.required, parentSchema: schema85, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.revenue_account_id === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revenue_account_id" }, message: "must have required property 'revenue_account_id'", schema: schema85.required, parentSchema: schema85, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.mapping === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mapping" }, message: "must have required property 'mapping'", schema: schema85.required, parentSchema: schema85, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.index !== void 0) {
        let data0 = data.index;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          const err4 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema85.properties.index.type, parentSchema: schema85.properties.index, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (typeof data0 == "number" && isFinite(data0)) {
          if (data0 < 0 || isNaN(data0)) {
            const err5 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema85.properties.index, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      }
      if (data.department_id !== void 0) {
        let data1 = data.department_id;
        if (typeof data1 === "string") {
          if (!pattern12.test(data1)) {
            const err6 = { instancePath: instancePath + "/department_id", schemaPath: "ApiCode/pattern", keyword: "pattern", params: { pattern: "^HR:[0-9]+$" }, message: 'must match pattern "^HR:[0-9]+$"', schema: "^HR:[0-9]+$", parentSchema: schema64, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        } else {
          const err7 = { instancePath: instancePath + "/department_id", schemaPath: "ApiCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema64.type, parentSchema: schema64, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.revenue_account_id !== void 0) {
        let data2 = data.revenue_account_id;
        if (typeof data2 === "string") {
          if (!pattern12.test(data2)) {
            const err8 = { instancePath: instancePath + "/revenue_account_id", schemaPath: "ApiCode/pattern", keyword: "pattern", params: { pattern: "^HR:[0-9]+$" }, message: 'must match pattern "^HR:[0-9]+$"', schema: "^HR:[0-9]+$", parentSchema: schema64, data: data2 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        } else {
          const err9 = { instancePath: instancePath + "/revenue_account_id", schemaPath: "ApiCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema64.type, parentSchema: schema64, data: data2 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
      if (data.mapping !== void 0) {
        let data3 = data.mapping;
        if (typeof data3 !== "string") {
          const err10 = { instancePath: instancePath + "/mapping", schemaPath: "MappingKind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema88.type, parentSchema: schema88, data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!(data3 === "direct" || data3 === "mapped" || data3 === "default" || data3 === "product")) {
          const err11 = { instancePath: instancePath + "/mapping", schemaPath: "MappingKind/enum", keyword: "enum", params: { allowedValues: schema88.enum }, message: "must be equal to one of the allowed values", schema: schema88.enum, parentSchema: schema88, data: data3 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    } else {
      const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema85.type, parentSchema: schema85, data };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    validate51.errors = vErrors;
    return errors === 0;
  }
  validate51.evaluated = { "props": { "index": true, "department_id": true, "revenue_account_id": true, "mapping": true }, "dynamicProps": false, "dynamicItems": false };
  function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate50.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.status === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema83.required, parentSchema: schema83, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.transaction_id === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transaction_id" }, message: "must have required property 'transaction_id'", schema: schema83.required, parentSchema: schema83, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.folio_id === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "folio_id" }, message: "must have required property 'folio_id'", schema: schema83.required, parentSchema: schema83, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.data === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema83.required, parentSchema: schema83, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.status !== void 0) {
        let data0 = data.status;
        if (typeof data0 !== "string") {
          const err4 = { instancePath: instancePath + "/status", schemaPath: "SuccessStatus/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.type, parentSchema: schema60, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!(data0 === "success")) {
          const err5 = { instancePath: instancePath + "/status", schemaPath: "SuccessStatus/enum", keyword: "enum", params: { allowedValues: schema60.enum }, message: "must be equal to one of the allowed values", schema: schema60.enum, parentSchema: schema60, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.transaction_id !== void 0) {
        let data1 = data.transaction_id;
        if (typeof data1 !== "string") {
          const err6 = { instancePath: instancePath + "/transaction_id", schemaPath: "#/properties/transaction_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.transaction_id.type, parentSchema: schema83.properties.transaction_id, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      if (data.folio_id !== void 0) {
        let data2 = data.folio_id;
        if (typeof data2 !== "string") {
          const err7 = { instancePath: instancePath + "/folio_id", schemaPath: "#/properties/folio_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.folio_id.type, parentSchema: schema83.properties.folio_id, data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.data !== void 0) {
        let data3 = data.data;
        if (Array.isArray(data3)) {
          const len0 = data3.length;
          for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
            if (!validate51(data3[i0], { instancePath: instancePath + "/data/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate51.errors : addComplaints(vErrors, validate51.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema83.properties.data.type, parentSchema: schema83.properties.data, data: data3 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    } else {
      const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema83.type, parentSchema: schema83, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    validate50.errors = vErrors;
    return errors === 0;
  }
  validate50.evaluated = { "props": { "status": true, "transaction_id": true, "folio_id": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
  var RangeUpdate = validate53;
  var schema89 = { "type": "object", "required": ["start_date", "end_date"], "not": { "allOf": [{ "not": { "required": ["inv_code"], "properties": { "inv_code": {} } } }, { "not": { "required": ["rate_code"], "properties": { "rate_code": { "type": "string", "minLength": 1, "maxLength": 64 } } } }] }, "x-expects": "inv_code, or a rate_code of 1 to 64 characters, to say what is updated", "x-error-code": { "not": "required" }, "properties": { "inv_code": { "$ref": "InvCode" }, "rate_code": { "type": "string", "maxLength": 4e3 }, "start_date": { "$ref": "CalendarDate" }, "end_date": { "$ref": "CalendarDate" }, "availability": { "$ref": "AvailabilityInput" }, "price": { "$ref": "PriceInput" }, "min_stay": { "$ref": "MinStayInput" }, "stop_sale": { "$ref": "FlagInput" }, "cta": { "$ref": "FlagInput" }, "ctd": { "$ref": "FlagInput" }, "days": { "type": "array", "minItems": 1, "maxItems": 7, "if": { "maxItems": 7 }, "then": { "items": { "$ref": "WeekdayInput" } } }, "channel_codes": { "type": "array", "minItems": 1, "maxItems": 100, "if": { "maxItems": 100 }, "then": { "items": { "$ref": "ChannelCode" } } } } };
  var schema99 = { "x-expects": "a weekday number from 0 (Sunday) to 6 (Saturday)", "type": ["integer", "string"], "minimum": 0, "maximum": 6, "pattern": "^[0-6]$" };
  var pattern31 = new RegExp("^[0-6]$", "u");
  function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate53.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    const _errs1 = errors;
    const _errs2 = errors;
    const _errs3 = errors;
    const _errs4 = errors;
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.inv_code === void 0 && (missing0 = "inv_code")) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    var valid2 = _errs5 === errors;
    if (valid2) {
      const err1 = {};
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    } else {
      errors = _errs4;
      if (vErrors !== null) {
        if (_errs4) {
          vErrors.length = _errs4;
        } else {
          vErrors = null;
        }
      }
    }
    var valid1 = _errs3 === errors;
    if (valid1) {
      const _errs6 = errors;
      const _errs7 = errors;
      const _errs8 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.rate_code === void 0 && (missing1 = "rate_code")) {
          const err2 = {};
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        } else {
          if (data.rate_code !== void 0) {
            let data0 = data.rate_code;
            const _errs9 = errors;
            if (errors === _errs9) {
              if (typeof data0 === "string") {
                if (func1(data0) > 64) {
                  const err3 = {};
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                } else {
                  if (func1(data0) < 1) {
                    const err4 = {};
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
                  }
                }
              } else {
                const err5 = {};
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
          }
        }
      }
      var valid3 = _errs8 === errors;
      if (valid3) {
        const err6 = {};
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs7;
        if (vErrors !== null) {
          if (_errs7) {
            vErrors.length = _errs7;
          } else {
            vErrors = null;
          }
        }
      }
      var valid1 = _errs6 === errors;
    }
    var valid0 = _errs2 === errors;
    if (valid0) {
      const err7 = { instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema89.not, parentSchema: schema89, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    } else {
      errors = _errs1;
      if (vErrors !== null) {
        if (_errs1) {
          vErrors.length = _errs1;
        } else {
          vErrors = null;
        }
      }
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.start_date === void 0) {
        const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "start_date" }, message: "must have required property 'start_date'", schema: schema89.required, parentSchema: schema89, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.end_date === void 0) {
        const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "end_date" }, message: "must have required property 'end_date'", schema: schema89.required, parentSchema: schema89, data };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.inv_code !== void 0) {
        let data1 = data.inv_code;
        if (typeof data1 === "string") {
          if (func1(data1) > 64) {
            const err10 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCode/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema47, data: data1 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err11 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47, data: data1 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        } else {
          const err12 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.type, parentSchema: schema47, data: data1 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.rate_code !== void 0) {
        let data2 = data.rate_code;
        if (typeof data2 === "string") {
          if (func1(data2) > 4e3) {
            const err13 = { instancePath: instancePath + "/rate_code", schemaPath: "#/properties/rate_code/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema89.properties.rate_code, data: data2 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        } else {
          const err14 = { instancePath: instancePath + "/rate_code", schemaPath: "#/properties/rate_code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.rate_code.type, parentSchema: schema89.properties.rate_code, data: data2 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.start_date !== void 0) {
        let data3 = data.start_date;
        if (typeof data3 === "string") {
          if (!formats0.validate(data3)) {
            const err15 = { instancePath: instancePath + "/start_date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema38, data: data3 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        } else {
          const err16 = { instancePath: instancePath + "/start_date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data3 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
      if (data.end_date !== void 0) {
        let data4 = data.end_date;
        if (typeof data4 === "string") {
          if (!formats0.validate(data4)) {
            const err17 = { instancePath: instancePath + "/end_date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema38, data: data4 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        } else {
          const err18 = { instancePath: instancePath + "/end_date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data4 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
      if (data.availability !== void 0) {
        let data5 = data.availability;
        if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5)) && typeof data5 !== "string") {
          const err19 = { instancePath: instancePath + "/availability", schemaPath: "AvailabilityInput/type", keyword: "type", params: { type: schema39.type }, message: "must be integer,string", schema: schema39.type, parentSchema: schema39, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (typeof data5 == "number" && isFinite(data5)) {
          if (data5 > 9999 || isNaN(data5)) {
            const err20 = { instancePath: instancePath + "/availability", schemaPath: "AvailabilityInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999 }, message: "must be <= 9999", schema: 9999, parentSchema: schema39, data: data5 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
          if (data5 < 0 || isNaN(data5)) {
            const err21 = { instancePath: instancePath + "/availability", schemaPath: "AvailabilityInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema39, data: data5 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (typeof data5 === "string") {
          if (!pattern4.test(data5)) {
            const err22 = { instancePath: instancePath + "/availability", schemaPath: "AvailabilityInput/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,4}$" }, message: 'must match pattern "^[0-9]{1,4}$"', schema: "^[0-9]{1,4}$", parentSchema: schema39, data: data5 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      }
      if (data.price !== void 0) {
        let data6 = data.price;
        if (!(typeof data6 == "number" && isFinite(data6)) && typeof data6 !== "string") {
          const err23 = { instancePath: instancePath + "/price", schemaPath: "PriceInput/type", keyword: "type", params: { type: schema40.type }, message: "must be number,string", schema: schema40.type, parentSchema: schema40, data: data6 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (typeof data6 == "number" && isFinite(data6)) {
          if (data6 > 999999999999999e-3 || isNaN(data6)) {
            const err24 = { instancePath: instancePath + "/price", schemaPath: "PriceInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999e-3 }, message: "must be <= 999999999999.999", schema: 999999999999999e-3, parentSchema: schema40, data: data6 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
          if (data6 < 0 || isNaN(data6)) {
            const err25 = { instancePath: instancePath + "/price", schemaPath: "PriceInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema40, data: data6 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          if (!pattern5.test(String(data6))) {
            const err26 = { instancePath: instancePath + "/price", schemaPath: "PriceInput/x-max-decimals", keyword: "x-max-decimals", params: {}, message: 'must pass "x-max-decimals" keyword validation', schema: 3, parentSchema: schema40, data: data6 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (typeof data6 === "string") {
          if (!pattern6.test(data6)) {
            const err27 = { instancePath: instancePath + "/price", schemaPath: "PriceInput/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,12}(\\.[0-9]{1,3})?$" }, message: 'must match pattern "^[0-9]{1,12}(\\.[0-9]{1,3})?$"', schema: "^[0-9]{1,12}(\\.[0-9]{1,3})?$", parentSchema: schema40, data: data6 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      }
      if (data.min_stay !== void 0) {
        let data7 = data.min_stay;
        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7)) && typeof data7 !== "string") {
          const err28 = { instancePath: instancePath + "/min_stay", schemaPath: "MinStayInput/type", keyword: "type", params: { type: schema41.type }, message: "must be integer,string", schema: schema41.type, parentSchema: schema41, data: data7 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (typeof data7 == "number" && isFinite(data7)) {
          if (data7 > 365 || isNaN(data7)) {
            const err29 = { instancePath: instancePath + "/min_stay", schemaPath: "MinStayInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 365 }, message: "must be <= 365", schema: 365, parentSchema: schema41, data: data7 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
          if (data7 < 1 || isNaN(data7)) {
            const err30 = { instancePath: instancePath + "/min_stay", schemaPath: "MinStayInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema41, data: data7 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (typeof data7 === "string") {
          if (!pattern7.test(data7)) {
            const err31 = { instancePath: instancePath + "/min_stay", schemaPath: "MinStayInput/pattern", keyword: "pattern", params: { pattern: "^0{0,9}([1-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])$" }, message: 'must match pattern "^0{0,9}([1-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])$"', schema: "^0{0,9}([1-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])$", parentSchema: schema41, data: data7 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      }
      if (data.stop_sale !== void 0) {
        let data8 = data.stop_sale;
        if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8)) && typeof data8 !== "boolean" && typeof data8 !== "string") {
          const err32 = { instancePath: instancePath + "/stop_sale", schemaPath: "FlagInput/type", keyword: "type", params: { type: schema42.type }, message: "must be integer,boolean,string", schema: schema42.type, parentSchema: schema42, data: data8 };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        if (typeof data8 == "number" && isFinite(data8)) {
          if (data8 > 1 || isNaN(data8)) {
            const err33 = { instancePath: instancePath + "/stop_sale", schemaPath: "FlagInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema42, data: data8 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (data8 < 0 || isNaN(data8)) {
            const err34 = { instancePath: instancePath + "/stop_sale", schemaPath: "FlagInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema42, data: data8 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (typeof data8 === "string") {
          if (!pattern8.test(data8)) {
            const err35 = { instancePath: instancePath + "/stop_sale", schemaPath: "FlagInput/pattern", keyword: "pattern", params: { pattern: "^(1|0|true|false)$" }, message: 'must match pattern "^(1|0|true|false)$"', schema: "^(1|0|true|false)$", parentSchema: schema42, data: data8 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      }
      if (data.cta !== void 0) {
        let data9 = data.cta;
        if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9)) && typeof data9 !== "boolean" && typeof data9 !== "string") {
          const err36 = { instancePath: instancePath + "/cta", schemaPath: "FlagInput/type", keyword: "type", params: { type: schema42.type }, message: "must be integer,boolean,string", schema: schema42.type, parentSchema: schema42, data: data9 };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (typeof data9 == "number" && isFinite(data9)) {
          if (data9 > 1 || isNaN(data9)) {
            const err37 = { instancePath: instancePath + "/cta", schemaPath: "FlagInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema42, data: data9 };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
          if (data9 < 0 || isNaN(data9)) {
            const err38 = { instancePath: instancePath + "/cta", schemaPath: "FlagInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema42, data: data9 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (typeof data9 === "string") {
          if (!pattern8.test(data9)) {
            const err39 = { instancePath: instancePath + "/cta", schemaPath: "FlagInput/pattern", keyword: "pattern", params: { pattern: "^(1|0|true|false)$" }, message: 'must match pattern "^(1|0|true|false)$"', schema: "^(1|0|true|false)$", parentSchema: schema42, data: data9 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      }
      if (data.ctd !== void 0) {
        let data10 = data.ctd;
        if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10)) && typeof data10 !== "boolean" && typeof data10 !== "string") {
          const err40 = { instancePath: instancePath + "/ctd", schemaPath: "FlagInput/type", keyword: "type", params: { type: schema42.type }, message: "must be integer,boolean,string", schema: schema42.type, parentSchema: schema42, data: data10 };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (typeof data10 == "number" && isFinite(data10)) {
          if (data10 > 1 || isNaN(data10)) {
            const err41 = { instancePath: instancePath + "/ctd", schemaPath: "FlagInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema42, data: data10 };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
          if (data10 < 0 || isNaN(data10)) {
            const err42 = { instancePath: instancePath + "/ctd", schemaPath: "FlagInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema42, data: data10 };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
        if (typeof data10 === "string") {
          if (!pattern8.test(data10)) {
            const err43 = { instancePath: instancePath + "/ctd", schemaPath: "FlagInput/pattern", keyword: "pattern", params: { pattern: "^(1|0|true|false)$" }, message: 'must match pattern "^(1|0|true|false)$"', schema: "^(1|0|true|false)$", parentSchema: schema42, data: data10 };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
      }
      if (data.days !== void 0) {
        let data11 = data.days;
        const _errs42 = errors;
        let valid15 = true;
        const _errs43 = errors;
        if (Array.isArray(data11)) {
          if (data11.length > 7) {
            const err44 = {};
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        var _valid0 = _errs43 === errors;
        errors = _errs42;
        if (vErrors !== null) {
          if (_errs42) {
            vErrors.length = _errs42;
          } else {
            vErrors = null;
          }
        }
        if (_valid0) {
          const _errs44 = errors;
          if (Array.isArray(data11)) {
            const len0 = data11.length;
            for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
              let data12 = data11[i0];
              if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12)) && typeof data12 !== "string") {
                const err45 = { instancePath: instancePath + "/days/" + i0, schemaPath: "WeekdayInput/type", keyword: "type", params: { type: schema99.type }, message: "must be integer,string", schema: schema99.type, parentSchema: schema99, data: data12 };
                if (vErrors === null) {
                  vErrors = [err45];
                } else {
                  vErrors.push(err45);
                }
                errors++;
              }
              if (typeof data12 == "number" && isFinite(data12)) {
                if (data12 > 6 || isNaN(data12)) {
                  const err46 = { instancePath: instancePath + "/days/" + i0, schemaPath: "WeekdayInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, message: "must be <= 6", schema: 6, parentSchema: schema99, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
                if (data12 < 0 || isNaN(data12)) {
                  const err47 = { instancePath: instancePath + "/days/" + i0, schemaPath: "WeekdayInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema99, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err47];
                  } else {
                    vErrors.push(err47);
                  }
                  errors++;
                }
              }
              if (typeof data12 === "string") {
                if (!pattern31.test(data12)) {
                  const err48 = { instancePath: instancePath + "/days/" + i0, schemaPath: "WeekdayInput/pattern", keyword: "pattern", params: { pattern: "^[0-6]$" }, message: 'must match pattern "^[0-6]$"', schema: "^[0-6]$", parentSchema: schema99, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
              }
            }
          }
          var _valid0 = _errs44 === errors;
          valid15 = _valid0;
        }
        if (!valid15) {
          const err49 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema89.properties.days.if, parentSchema: schema89.properties.days, data: data11 };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
        if (Array.isArray(data11)) {
          if (data11.length > 7) {
            const err50 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items", schema: 7, parentSchema: schema89.properties.days, data: data11 };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
          if (data11.length < 1) {
            const err51 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema89.properties.days, data: data11 };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        } else {
          const err52 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema89.properties.days.type, parentSchema: schema89.properties.days, data: data11 };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      }
      if (data.channel_codes !== void 0) {
        let data13 = data.channel_codes;
        const _errs50 = errors;
        let valid19 = true;
        const _errs51 = errors;
        if (Array.isArray(data13)) {
          if (data13.length > 100) {
            const err53 = {};
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
        var _valid1 = _errs51 === errors;
        errors = _errs50;
        if (vErrors !== null) {
          if (_errs50) {
            vErrors.length = _errs50;
          } else {
            vErrors = null;
          }
        }
        if (_valid1) {
          const _errs52 = errors;
          if (Array.isArray(data13)) {
            const len1 = data13.length;
            for (let i1 = 0; i1 < len1 && errors < 1000; i1++) {
              let data14 = data13[i1];
              if (typeof data14 === "string") {
                if (func1(data14) > 64) {
                  const err54 = { instancePath: instancePath + "/channel_codes/" + i1, schemaPath: "ChannelCode/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
                if (func1(data14) < 1) {
                  const err55 = { instancePath: instancePath + "/channel_codes/" + i1, schemaPath: "ChannelCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err55];
                  } else {
                    vErrors.push(err55);
                  }
                  errors++;
                }
              } else {
                const err56 = { instancePath: instancePath + "/channel_codes/" + i1, schemaPath: "ChannelCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data14 };
                if (vErrors === null) {
                  vErrors = [err56];
                } else {
                  vErrors.push(err56);
                }
                errors++;
              }
            }
          }
          var _valid1 = _errs52 === errors;
          valid19 = _valid1;
        }
        if (!valid19) {
          const err57 = { instancePath: instancePath + "/channel_codes", schemaPath: "#/properties/channel_codes/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema89.properties.channel_codes.if, parentSchema: schema89.properties.channel_codes, data: data13 };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (Array.isArray(data13)) {
          if (data13.length > 100) {
            const err58 = { instancePath: instancePath + "/channel_codes", schemaPath: "#/properties/channel_codes/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema89.properties.channel_codes, data: data13 };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
          if (data13.length < 1) {
            const err59 = { instancePath: instancePath + "/channel_codes", schemaPath: "#/properties/channel_codes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema89.properties.channel_codes, data: data13 };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        } else {
          const err60 = { instancePath: instancePath + "/channel_codes", schemaPath: "#/properties/channel_codes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema89.properties.channel_codes.type, parentSchema: schema89.properties.channel_codes, data: data13 };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      }
    } else {
      const err61 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema89.type, parentSchema: schema89, data };
      if (vErrors === null) {
        vErrors = [err61];
      } else {
        vErrors.push(err61);
      }
      errors++;
    }
    validate53.errors = vErrors;
    return errors === 0;
  }
  validate53.evaluated = { "props": { "inv_code": true, "rate_code": true, "start_date": true, "end_date": true, "availability": true, "price": true, "min_stay": true, "stop_sale": true, "cta": true, "ctd": true, "days": true, "channel_codes": true }, "dynamicProps": false, "dynamicItems": false };
  var RangeUpdateResult = validate54;
  var schema101 = { "type": "object", "required": ["status", "transaction_id"], "properties": { "status": { "$ref": "CalendarUpdateStatus" }, "transaction_id": { "$ref": "TransactionId" } } };
  function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate54.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.status === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema101.required, parentSchema: schema101, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.transaction_id === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transaction_id" }, message: "must have required property 'transaction_id'", schema: schema101.required, parentSchema: schema101, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.status !== void 0) {
        let data0 = data.status;
        if (typeof data0 !== "string") {
          const err2 = { instancePath: instancePath + "/status", schemaPath: "CalendarUpdateStatus/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.type, parentSchema: schema52, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!(data0 === "ok" || data0 === "try_again")) {
          const err3 = { instancePath: instancePath + "/status", schemaPath: "CalendarUpdateStatus/enum", keyword: "enum", params: { allowedValues: schema52.enum }, message: "must be equal to one of the allowed values", schema: schema52.enum, parentSchema: schema52, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.transaction_id !== void 0) {
        let data1 = data.transaction_id;
        if (typeof data1 === "string") {
          if (func1(data1) > 128) {
            const err4 = { instancePath: instancePath + "/transaction_id", schemaPath: "TransactionId/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema53, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err5 = { instancePath: instancePath + "/transaction_id", schemaPath: "TransactionId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema53, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        } else {
          const err6 = { instancePath: instancePath + "/transaction_id", schemaPath: "TransactionId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    } else {
      const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema101.type, parentSchema: schema101, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    validate54.errors = vErrors;
    return errors === 0;
  }
  validate54.evaluated = { "props": { "status": true, "transaction_id": true }, "dynamicProps": false, "dynamicItems": false };
  var ReservationPage = validate55;
  var schema104 = { "type": "object", "required": ["reservations", "count", "current_page", "pages"], "properties": { "reservations": { "type": "array", "items": { "$ref": "Reservation" } }, "count": { "type": "integer", "minimum": 0 }, "current_page": { "type": "integer", "minimum": 0 }, "pages": { "type": "integer", "minimum": 0 } } };
  var schema105 = { "type": "object", "required": ["hr_number", "provider_number", "channel", "channel_display", "state", "modified", "guest", "cancel_reason", "completed_at", "updated_at", "sub_total", "extras_total", "adjustments_total", "tax_total", "total", "currency", "checkin_date", "checkout_date", "note", "payment", "paid_amount", "requires_response", "address", "rooms"], "properties": { "hr_number": { "type": "string", "minLength": 1 }, "provider_number": { "type": ["string", "null"] }, "channel": { "$ref": "ChannelCode" }, "channel_display": { "type": "string" }, "state": { "$ref": "ReservationState" }, "modified": { "type": "boolean" }, "guest": { "type": "string" }, "cancel_reason": { "type": ["string", "null"] }, "completed_at": { "$ref": "Timestamp" }, "updated_at": { "$ref": "Timestamp" }, "sub_total": { "$ref": "Money" }, "extras_total": { "$ref": "Money" }, "adjustments_total": { "$ref": "Money" }, "tax_total": { "$ref": "Money" }, "total": { "$ref": "Money" }, "currency": { "$ref": "CurrencyCode" }, "checkin_date": { "$ref": "CalendarDate" }, "checkout_date": { "$ref": "CalendarDate" }, "note": { "type": ["string", "null"] }, "payment": { "$ref": "PaymentMethod" }, "paid_amount": { "$ref": "Money" }, "requires_response": { "type": "boolean" }, "address": { "$ref": "GuestAddress" }, "rooms": { "type": "array", "items": { "$ref": "ReservationRoom" } } } };
  var schema107 = { "type": "string", "enum": ["reserved", "confirmed", "canceled"] };
  var schema108 = { "type": "string", "format": "date-time" };
  var schema110 = { "type": "number" };
  var schema118 = { "type": "string", "enum": ["credit_card", "bank_transfer", "cash", "paypal"] };
  var schema120 = { "type": "object", "required": ["city", "state", "country", "country_code", "phone", "email", "street", "street_2"], "properties": { "city": { "type": "string" }, "state": { "type": "string" }, "country": { "type": "string" }, "country_code": { "type": "string" }, "phone": { "type": "string" }, "email": { "type": "string" }, "street": { "type": "string" }, "street_2": { "type": ["string", "null"] } } };
  var formats16 = require_formats().fullFormats["date-time"];
  var schema121 = { "type": "object", "required": ["state", "rate_code", "inv_code", "price", "non_refundable", "nights", "total_guest", "total_adult", "child_ages", "name", "checkin_date", "checkout_date", "extra_info", "daily_prices", "extras"], "properties": { "state": { "$ref": "ReservationState" }, "rate_code": { "$ref": "RateCode" }, "inv_code": { "$ref": "InvCode" }, "price": { "$ref": "Money" }, "total": { "$ref": "Money" }, "non_refundable": { "type": "boolean" }, "nights": { "type": "integer", "minimum": 0 }, "total_guest": { "type": "integer", "minimum": 0 }, "total_adult": { "type": "integer", "minimum": 0 }, "child_ages": { "type": "array", "items": { "type": "integer", "minimum": 0 } }, "name": { "type": "string" }, "checkin_date": { "$ref": "CalendarDate" }, "checkout_date": { "$ref": "CalendarDate" }, "extra_info": { "type": "string" }, "daily_prices": { "type": "array", "items": { "$ref": "DailyPrice" } }, "extras": { "type": "array", "items": { "$ref": "ReservationExtra" } } } };
  var schema123 = { "type": "string", "minLength": 1, "maxLength": 64 };
  var schema129 = { "type": "object", "required": ["date", "price"], "properties": { "date": { "$ref": "CalendarDate" }, "price": { "$ref": "DecimalText" } } };
  function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate58.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.date === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'", schema: schema129.required, parentSchema: schema129, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.price === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'", schema: schema129.required, parentSchema: schema129, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.date !== void 0) {
        let data0 = data.date;
        if (typeof data0 === "string") {
          if (!formats0.validate(data0)) {
            const err2 = { instancePath: instancePath + "/date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema38, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.price !== void 0) {
        let data1 = data.price;
        if (typeof data1 === "string") {
          if (!pattern11.test(data1)) {
            const err4 = { instancePath: instancePath + "/price", schemaPath: "DecimalText/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"', schema: "^-?[0-9]+(\\.[0-9]+)?$", parentSchema: schema63, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/price", schemaPath: "DecimalText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.type, parentSchema: schema63, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    } else {
      const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema129.type, parentSchema: schema129, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    validate58.errors = vErrors;
    return errors === 0;
  }
  validate58.evaluated = { "props": { "date": true, "price": true }, "dynamicProps": false, "dynamicItems": false };
  var schema132 = { "type": "object", "required": ["name", "price"], "properties": { "name": { "type": "string" }, "price": { "$ref": "DecimalText" } } };
  function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate60.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema132.required, parentSchema: schema132, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.price === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'", schema: schema132.required, parentSchema: schema132, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 !== "string") {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.properties.name.type, parentSchema: schema132.properties.name, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      if (data.price !== void 0) {
        let data1 = data.price;
        if (typeof data1 === "string") {
          if (!pattern11.test(data1)) {
            const err3 = { instancePath: instancePath + "/price", schemaPath: "DecimalText/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"', schema: "^-?[0-9]+(\\.[0-9]+)?$", parentSchema: schema63, data: data1 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        } else {
          const err4 = { instancePath: instancePath + "/price", schemaPath: "DecimalText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.type, parentSchema: schema63, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    } else {
      const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema132.type, parentSchema: schema132, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    validate60.errors = vErrors;
    return errors === 0;
  }
  validate60.evaluated = { "props": { "name": true, "price": true }, "dynamicProps": false, "dynamicItems": false };
  function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate57.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.state === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema121.required, parentSchema: schema121, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.rate_code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rate_code" }, message: "must have required property 'rate_code'", schema: schema121.required, parentSchema: schema121, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.inv_code === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inv_code" }, message: "must have required property 'inv_code'", schema: schema121.required, parentSchema: schema121, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.price === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'", schema: schema121.required, parentSchema: schema121, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.non_refundable === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "non_refundable" }, message: "must have required property 'non_refundable'", schema: schema121.required, parentSchema: schema121, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.nights === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nights" }, message: "must have required property 'nights'", schema: schema121.required, parentSchema: schema121, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.total_guest === void 0) {
        const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total_guest" }, message: "must have required property 'total_guest'", schema: schema121.required, parentSchema: schema121, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.total_adult === void 0) {
        const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total_adult" }, message: "must have required property 'total_adult'", schema: schema121.required, parentSchema: schema121, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.child_ages === void 0) {
        const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "child_ages" }, message: "must have required property 'child_ages'", schema: schema121.required, parentSchema: schema121, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.name === void 0) {
        const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema121.required, parentSchema: schema121, data };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.checkin_date === void 0) {
        const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkin_date" }, message: "must have required property 'checkin_date'", schema: schema121.required, parentSchema: schema121, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.checkout_date === void 0) {
        const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkout_date" }, message: "must have required property 'checkout_date'", schema: schema121.required, parentSchema: schema121, data };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (data.extra_info === void 0) {
        const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "extra_info" }, message: "must have required property 'extra_info'", schema: schema121.required, parentSchema: schema121, data };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (data.daily_prices === void 0) {
        const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "daily_prices" }, message: "must have required property 'daily_prices'", schema: schema121.required, parentSchema: schema121, data };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (data.extras === void 0) {
        const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "extras" }, message: "must have required property 'extras'", schema: schema121.required, parentSchema: schema121, data };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (data.state !== void 0) {
        let data0 = data.state;
        if (typeof data0 !== "string") {
          const err15 = { instancePath: instancePath + "/state", schemaPath: "ReservationState/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data0 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (!(data0 === "reserved" || data0 === "confirmed" || data0 === "canceled")) {
          const err16 = { instancePath: instancePath + "/state", schemaPath: "ReservationState/enum", keyword: "enum", params: { allowedValues: schema107.enum }, message: "must be equal to one of the allowed values", schema: schema107.enum, parentSchema: schema107, data: data0 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
      if (data.rate_code !== void 0) {
        let data1 = data.rate_code;
        if (typeof data1 === "string") {
          if (func1(data1) > 64) {
            const err17 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCode/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema123, data: data1 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err18 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema123, data: data1 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        } else {
          const err19 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema123.type, parentSchema: schema123, data: data1 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
      if (data.inv_code !== void 0) {
        let data2 = data.inv_code;
        if (typeof data2 === "string") {
          if (func1(data2) > 64) {
            const err20 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCode/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema47, data: data2 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
          if (func1(data2) < 1) {
            const err21 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47, data: data2 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        } else {
          const err22 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.type, parentSchema: schema47, data: data2 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
      if (data.price !== void 0) {
        let data3 = data.price;
        if (!(typeof data3 == "number" && isFinite(data3))) {
          const err23 = { instancePath: instancePath + "/price", schemaPath: "Money/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema110.type, parentSchema: schema110, data: data3 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.total !== void 0) {
        let data4 = data.total;
        if (!(typeof data4 == "number" && isFinite(data4))) {
          const err24 = { instancePath: instancePath + "/total", schemaPath: "Money/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema110.type, parentSchema: schema110, data: data4 };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.non_refundable !== void 0) {
        let data5 = data.non_refundable;
        if (typeof data5 !== "boolean") {
          const err25 = { instancePath: instancePath + "/non_refundable", schemaPath: "#/properties/non_refundable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema121.properties.non_refundable.type, parentSchema: schema121.properties.non_refundable, data: data5 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
      if (data.nights !== void 0) {
        let data6 = data.nights;
        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
          const err26 = { instancePath: instancePath + "/nights", schemaPath: "#/properties/nights/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema121.properties.nights.type, parentSchema: schema121.properties.nights, data: data6 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (typeof data6 == "number" && isFinite(data6)) {
          if (data6 < 0 || isNaN(data6)) {
            const err27 = { instancePath: instancePath + "/nights", schemaPath: "#/properties/nights/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema121.properties.nights, data: data6 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      }
      if (data.total_guest !== void 0) {
        let data7 = data.total_guest;
        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
          const err28 = { instancePath: instancePath + "/total_guest", schemaPath: "#/properties/total_guest/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema121.properties.total_guest.type, parentSchema: schema121.properties.total_guest, data: data7 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (typeof data7 == "number" && isFinite(data7)) {
          if (data7 < 0 || isNaN(data7)) {
            const err29 = { instancePath: instancePath + "/total_guest", schemaPath: "#/properties/total_guest/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema121.properties.total_guest, data: data7 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      }
      if (data.total_adult !== void 0) {
        let data8 = data.total_adult;
        if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
          const err30 = { instancePath: instancePath + "/total_adult", schemaPath: "#/properties/total_adult/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema121.properties.total_adult.type, parentSchema: schema121.properties.total_adult, data: data8 };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (typeof data8 == "number" && isFinite(data8)) {
          if (data8 < 0 || isNaN(data8)) {
            const err31 = { instancePath: instancePath + "/total_adult", schemaPath: "#/properties/total_adult/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema121.properties.total_adult, data: data8 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      }
      if (data.child_ages !== void 0) {
        let data9 = data.child_ages;
        if (Array.isArray(data9)) {
          const len0 = data9.length;
          for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
            let data10 = data9[i0];
            if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
              const err32 = { instancePath: instancePath + "/child_ages/" + i0, schemaPath: "#/properties/child_ages/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema121.properties.child_ages.items.type, parentSchema: schema121.properties.child_ages.items, data: data10 };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            if (typeof data10 == "number" && isFinite(data10)) {
              if (data10 < 0 || isNaN(data10)) {
                const err33 = { instancePath: instancePath + "/child_ages/" + i0, schemaPath: "#/properties/child_ages/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema121.properties.child_ages.items, data: data10 };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
          }
        } else {
          const err34 = { instancePath: instancePath + "/child_ages", schemaPath: "#/properties/child_ages/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema121.properties.child_ages.type, parentSchema: schema121.properties.child_ages, data: data9 };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data11 = data.name;
        if (typeof data11 !== "string") {
          const err35 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema121.properties.name.type, parentSchema: schema121.properties.name, data: data11 };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      }
      if (data.checkin_date !== void 0) {
        let data12 = data.checkin_date;
        if (typeof data12 === "string") {
          if (!formats0.validate(data12)) {
            const err36 = { instancePath: instancePath + "/checkin_date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema38, data: data12 };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        } else {
          const err37 = { instancePath: instancePath + "/checkin_date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data12 };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
      }
      if (data.checkout_date !== void 0) {
        let data13 = data.checkout_date;
        if (typeof data13 === "string") {
          if (!formats0.validate(data13)) {
            const err38 = { instancePath: instancePath + "/checkout_date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema38, data: data13 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        } else {
          const err39 = { instancePath: instancePath + "/checkout_date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data13 };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      }
      if (data.extra_info !== void 0) {
        let data14 = data.extra_info;
        if (typeof data14 !== "string") {
          const err40 = { instancePath: instancePath + "/extra_info", schemaPath: "#/properties/extra_info/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema121.properties.extra_info.type, parentSchema: schema121.properties.extra_info, data: data14 };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      }
      if (data.daily_prices !== void 0) {
        let data15 = data.daily_prices;
        if (Array.isArray(data15)) {
          const len1 = data15.length;
          for (let i1 = 0; i1 < len1 && errors < 1000; i1++) {
            if (!validate58(data15[i1], { instancePath: instancePath + "/daily_prices/" + i1, parentData: data15, parentDataProperty: i1, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate58.errors : addComplaints(vErrors, validate58.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err41 = { instancePath: instancePath + "/daily_prices", schemaPath: "#/properties/daily_prices/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema121.properties.daily_prices.type, parentSchema: schema121.properties.daily_prices, data: data15 };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
      if (data.extras !== void 0) {
        let data17 = data.extras;
        if (Array.isArray(data17)) {
          const len2 = data17.length;
          for (let i2 = 0; i2 < len2 && errors < 1000; i2++) {
            if (!validate60(data17[i2], { instancePath: instancePath + "/extras/" + i2, parentData: data17, parentDataProperty: i2, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate60.errors : addComplaints(vErrors, validate60.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err42 = { instancePath: instancePath + "/extras", schemaPath: "#/properties/extras/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema121.properties.extras.type, parentSchema: schema121.properties.extras, data: data17 };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
      }
    } else {
      const err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema121.type, parentSchema: schema121, data };
      if (vErrors === null) {
        vErrors = [err43];
      } else {
        vErrors.push(err43);
      }
      errors++;
    }
    validate57.errors = vErrors;
    return errors === 0;
  }
  validate57.evaluated = { "props": { "state": true, "rate_code": true, "inv_code": true, "price": true, "total": true, "non_refundable": true, "nights": true, "total_guest": true, "total_adult": true, "child_ages": true, "name": true, "checkin_date": true, "checkout_date": true, "extra_info": true, "daily_prices": true, "extras": true }, "dynamicProps": false, "dynamicItems": false };
  function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate56.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_number === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_number" }, message: "must have required property 'hr_number'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.provider_number === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_number" }, message: "must have required property 'provider_number'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.channel === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel" }, message: "must have required property 'channel'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.channel_display === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_display" }, message: "must have required property 'channel_display'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.state === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.modified === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "modified" }, message: "must have required property 'modified'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.guest === void 0) {
        const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "guest" }, message: "must have required property 'guest'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.cancel_reason === void 0) {
        const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cancel_reason" }, message: "must have required property 'cancel_reason'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.completed_at === void 0) {
        const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "completed_at" }, message: "must have required property 'completed_at'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.updated_at === void 0) {
        const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.sub_total === void 0) {
        const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sub_total" }, message: "must have required property 'sub_total'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.extras_total === void 0) {
        const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "extras_total" }, message: "must have required property 'extras_total'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (data.adjustments_total === void 0) {
        const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "adjustments_total" }, message: "must have required property 'adjustments_total'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (data.tax_total === void 0) {
        const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tax_total" }, message: "must have required property 'tax_total'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (data.total === void 0) {
        const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (data.currency === void 0) {
        const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (data.checkin_date === void 0) {
        const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkin_date" }, message: "must have required property 'checkin_date'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (data.checkout_date === void 0) {
        const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkout_date" }, message: "must have required property 'checkout_date'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (data.note === void 0) {
        const err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note" }, message: "must have required property 'note'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (data.payment === void 0) {
        const err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payment" }, message: "must have required property 'payment'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (data.paid_amount === void 0) {
        const err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paid_amount" }, message: "must have required property 'paid_amount'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (data.requires_response === void 0) {
        const err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requires_response" }, message: "must have required property 'requires_response'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.address === void 0) {
        const err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "address" }, message: "must have required property 'address'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (data.rooms === void 0) {
        const err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rooms" }, message: "must have required property 'rooms'", schema: schema105.required, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (data.hr_number !== void 0) {
        let data0 = data.hr_number;
        if (typeof data0 === "string") {
          if (func1(data0) < 1) {
            const err24 = { instancePath: instancePath + "/hr_number", schemaPath: "#/properties/hr_number/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema105.properties.hr_number, data: data0 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        } else {
          const err25 = { instancePath: instancePath + "/hr_number", schemaPath: "#/properties/hr_number/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema105.properties.hr_number.type, parentSchema: schema105.properties.hr_number, data: data0 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
      if (data.provider_number !== void 0) {
        let data1 = data.provider_number;
        if (typeof data1 !== "string" && data1 !== null) {
          const err26 = { instancePath: instancePath + "/provider_number", schemaPath: "#/properties/provider_number/type", keyword: "type", params: { type: schema105.properties.provider_number.type }, message: "must be string,null", schema: schema105.properties.provider_number.type, parentSchema: schema105.properties.provider_number, data: data1 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
      if (data.channel !== void 0) {
        let data2 = data.channel;
        if (typeof data2 === "string") {
          if (func1(data2) > 64) {
            const err27 = { instancePath: instancePath + "/channel", schemaPath: "ChannelCode/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data2 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (func1(data2) < 1) {
            const err28 = { instancePath: instancePath + "/channel", schemaPath: "ChannelCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33, data: data2 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        } else {
          const err29 = { instancePath: instancePath + "/channel", schemaPath: "ChannelCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data2 };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
      if (data.channel_display !== void 0) {
        let data3 = data.channel_display;
        if (typeof data3 !== "string") {
          const err30 = { instancePath: instancePath + "/channel_display", schemaPath: "#/properties/channel_display/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema105.properties.channel_display.type, parentSchema: schema105.properties.channel_display, data: data3 };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      }
      if (data.state !== void 0) {
        let data4 = data.state;
        if (typeof data4 !== "string") {
          const err31 = { instancePath: instancePath + "/state", schemaPath: "ReservationState/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data4 };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (!(data4 === "reserved" || data4 === "confirmed" || data4 === "canceled")) {
          const err32 = { instancePath: instancePath + "/state", schemaPath: "ReservationState/enum", keyword: "enum", params: { allowedValues: schema107.enum }, message: "must be equal to one of the allowed values", schema: schema107.enum, parentSchema: schema107, data: data4 };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
      if (data.modified !== void 0) {
        let data5 = data.modified;
        if (typeof data5 !== "boolean") {
          const err33 = { instancePath: instancePath + "/modified", schemaPath: "#/properties/modified/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema105.properties.modified.type, parentSchema: schema105.properties.modified, data: data5 };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
      if (data.guest !== void 0) {
        let data6 = data.guest;
        if (typeof data6 !== "string") {
          const err34 = { instancePath: instancePath + "/guest", schemaPath: "#/properties/guest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema105.properties.guest.type, parentSchema: schema105.properties.guest, data: data6 };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
      if (data.cancel_reason !== void 0) {
        let data7 = data.cancel_reason;
        if (typeof data7 !== "string" && data7 !== null) {
          const err35 = { instancePath: instancePath + "/cancel_reason", schemaPath: "#/properties/cancel_reason/type", keyword: "type", params: { type: schema105.properties.cancel_reason.type }, message: "must be string,null", schema: schema105.properties.cancel_reason.type, parentSchema: schema105.properties.cancel_reason, data: data7 };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      }
      if (data.completed_at !== void 0) {
        let data8 = data.completed_at;
        if (typeof data8 === "string") {
          if (!formats16.validate(data8)) {
            const err36 = { instancePath: instancePath + "/completed_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema108, data: data8 };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        } else {
          const err37 = { instancePath: instancePath + "/completed_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.type, parentSchema: schema108, data: data8 };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
      }
      if (data.updated_at !== void 0) {
        let data9 = data.updated_at;
        if (typeof data9 === "string") {
          if (!formats16.validate(data9)) {
            const err38 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema108, data: data9 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        } else {
          const err39 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.type, parentSchema: schema108, data: data9 };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      }
      if (data.sub_total !== void 0) {
        let data10 = data.sub_total;
        if (!(typeof data10 == "number" && isFinite(data10))) {
          const err40 = { instancePath: instancePath + "/sub_total", schemaPath: "Money/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema110.type, parentSchema: schema110, data: data10 };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      }
      if (data.extras_total !== void 0) {
        let data11 = data.extras_total;
        if (!(typeof data11 == "number" && isFinite(data11))) {
          const err41 = { instancePath: instancePath + "/extras_total", schemaPath: "Money/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema110.type, parentSchema: schema110, data: data11 };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
      if (data.adjustments_total !== void 0) {
        let data12 = data.adjustments_total;
        if (!(typeof data12 == "number" && isFinite(data12))) {
          const err42 = { instancePath: instancePath + "/adjustments_total", schemaPath: "Money/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema110.type, parentSchema: schema110, data: data12 };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
      }
      if (data.tax_total !== void 0) {
        let data13 = data.tax_total;
        if (!(typeof data13 == "number" && isFinite(data13))) {
          const err43 = { instancePath: instancePath + "/tax_total", schemaPath: "Money/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema110.type, parentSchema: schema110, data: data13 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
      }
      if (data.total !== void 0) {
        let data14 = data.total;
        if (!(typeof data14 == "number" && isFinite(data14))) {
          const err44 = { instancePath: instancePath + "/total", schemaPath: "Money/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema110.type, parentSchema: schema110, data: data14 };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
      }
      if (data.currency !== void 0) {
        let data15 = data.currency;
        if (typeof data15 === "string") {
          if (!pattern13.test(data15)) {
            const err45 = { instancePath: instancePath + "/currency", schemaPath: "CurrencyCode/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"', schema: "^[A-Z]{3}$", parentSchema: schema65, data: data15 };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        } else {
          const err46 = { instancePath: instancePath + "/currency", schemaPath: "CurrencyCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.type, parentSchema: schema65, data: data15 };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
      }
      if (data.checkin_date !== void 0) {
        let data16 = data.checkin_date;
        if (typeof data16 === "string") {
          if (!formats0.validate(data16)) {
            const err47 = { instancePath: instancePath + "/checkin_date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema38, data: data16 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        } else {
          const err48 = { instancePath: instancePath + "/checkin_date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data16 };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        }
      }
      if (data.checkout_date !== void 0) {
        let data17 = data.checkout_date;
        if (typeof data17 === "string") {
          if (!formats0.validate(data17)) {
            const err49 = { instancePath: instancePath + "/checkout_date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema38, data: data17 };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        } else {
          const err50 = { instancePath: instancePath + "/checkout_date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data17 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
      }
      if (data.note !== void 0) {
        let data18 = data.note;
        if (typeof data18 !== "string" && data18 !== null) {
          const err51 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: schema105.properties.note.type }, message: "must be string,null", schema: schema105.properties.note.type, parentSchema: schema105.properties.note, data: data18 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      }
      if (data.payment !== void 0) {
        let data19 = data.payment;
        if (typeof data19 !== "string") {
          const err52 = { instancePath: instancePath + "/payment", schemaPath: "PaymentMethod/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema118.type, parentSchema: schema118, data: data19 };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
        if (!(data19 === "credit_card" || data19 === "bank_transfer" || data19 === "cash" || data19 === "paypal")) {
          const err53 = { instancePath: instancePath + "/payment", schemaPath: "PaymentMethod/enum", keyword: "enum", params: { allowedValues: schema118.enum }, message: "must be equal to one of the allowed values", schema: schema118.enum, parentSchema: schema118, data: data19 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
      }
      if (data.paid_amount !== void 0) {
        let data20 = data.paid_amount;
        if (!(typeof data20 == "number" && isFinite(data20))) {
          const err54 = { instancePath: instancePath + "/paid_amount", schemaPath: "Money/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema110.type, parentSchema: schema110, data: data20 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      }
      if (data.requires_response !== void 0) {
        let data21 = data.requires_response;
        if (typeof data21 !== "boolean") {
          const err55 = { instancePath: instancePath + "/requires_response", schemaPath: "#/properties/requires_response/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema105.properties.requires_response.type, parentSchema: schema105.properties.requires_response, data: data21 };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
      }
      if (data.address !== void 0) {
        let data22 = data.address;
        if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
          if (data22.city === void 0) {
            const err56 = { instancePath: instancePath + "/address", schemaPath: "GuestAddress/required", keyword: "required", params: { missingProperty: "city" }, message: "must have required property 'city'", schema: schema120.required, parentSchema: schema120, data: data22 };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
          if (data22.state === void 0) {
            const err57 = { instancePath: instancePath + "/address", schemaPath: "GuestAddress/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema120.required, parentSchema: schema120, data: data22 };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
          if (data22.country === void 0) {
            const err58 = { instancePath: instancePath + "/address", schemaPath: "GuestAddress/required", keyword: "required", params: { missingProperty: "country" }, message: "must have required property 'country'", schema: schema120.required, parentSchema: schema120, data: data22 };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
          if (data22.country_code === void 0) {
            const err59 = { instancePath: instancePath + "/address", schemaPath: "GuestAddress/required", keyword: "required", params: { missingProperty: "country_code" }, message: "must have required property 'country_code'", schema: schema120.required, parentSchema: schema120, data: data22 };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
          if (data22.phone === void 0) {
            const err60 = { instancePath: instancePath + "/address", schemaPath: "GuestAddress/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'", schema: schema120.required, parentSchema: schema120, data: data22 };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
          if (data22.email === void 0) {
            const err61 = { instancePath: instancePath + "/address", schemaPath: "GuestAddress/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'", schema: schema120.required, parentSchema: schema120, data: data22 };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
          if (data22.street === void 0) {
            const err62 = { instancePath: instancePath + "/address", schemaPath: "GuestAddress/required", keyword: "required", params: { missingProperty: "street" }, message: "must have required property 'street'", schema: schema120.required, parentSchema: schema120, data: data22 };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
          if (data22.street_2 === void 0) {
            const err63 = { instancePath: instancePath + "/address", schemaPath: "GuestAddress/required", keyword: "required", params: { missingProperty: "street_2" }, message: "must have required property 'street_2'", schema: schema120.required, parentSchema: schema120, data: data22 };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
          if (data22.city !== void 0) {
            let data23 = data22.city;
            if (typeof data23 !== "string") {
              const err64 = { instancePath: instancePath + "/address/city", schemaPath: "GuestAddress/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema120.properties.city.type, parentSchema: schema120.properties.city, data: data23 };
              if (vErrors === null) {
                vErrors = [err64];
              } else {
                vErrors.push(err64);
              }
              errors++;
            }
          }
          if (data22.state !== void 0) {
            let data24 = data22.state;
            if (typeof data24 !== "string") {
              const err65 = { instancePath: instancePath + "/address/state", schemaPath: "GuestAddress/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema120.properties.state.type, parentSchema: schema120.properties.state, data: data24 };
              if (vErrors === null) {
                vErrors = [err65];
              } else {
                vErrors.push(err65);
              }
              errors++;
            }
          }
          if (data22.country !== void 0) {
            let data25 = data22.country;
            if (typeof data25 !== "string") {
              const err66 = { instancePath: instancePath + "/address/country", schemaPath: "GuestAddress/properties/country/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema120.properties.country.type, parentSchema: schema120.properties.country, data: data25 };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
          }
          if (data22.country_code !== void 0) {
            let data26 = data22.country_code;
            if (typeof data26 !== "string") {
              const err67 = { instancePath: instancePath + "/address/country_code", schemaPath: "GuestAddress/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema120.properties.country_code.type, parentSchema: schema120.properties.country_code, data: data26 };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
          }
          if (data22.phone !== void 0) {
            let data27 = data22.phone;
            if (typeof data27 !== "string") {
              const err68 = { instancePath: instancePath + "/address/phone", schemaPath: "GuestAddress/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema120.properties.phone.type, parentSchema: schema120.properties.phone, data: data27 };
              if (vErrors === null) {
                vErrors = [err68];
              } else {
                vErrors.push(err68);
              }
              errors++;
            }
          }
          if (data22.email !== void 0) {
            let data28 = data22.email;
            if (typeof data28 !== "string") {
              const err69 = { instancePath: instancePath + "/address/email", schemaPath: "GuestAddress/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema120.properties.email.type, parentSchema: schema120.properties.email, data: data28 };
              if (vErrors === null) {
                vErrors = [err69];
              } else {
                vErrors.push(err69);
              }
              errors++;
            }
          }
          if (data22.street !== void 0) {
            let data29 = data22.street;
            if (typeof data29 !== "string") {
              const err70 = { instancePath: instancePath + "/address/street", schemaPath: "GuestAddress/properties/street/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema120.properties.street.type, parentSchema: schema120.properties.street, data: data29 };
              if (vErrors === null) {
                vErrors = [err70];
              } else {
                vErrors.push(err70);
              }
              errors++;
            }
          }
          if (data22.street_2 !== void 0) {
            let data30 = data22.street_2;
            if (typeof data30 !== "string" && data30 !== null) {
              const err71 = { instancePath: instancePath + "/address/street_2", schemaPath: "GuestAddress/properties/street_2/type", keyword: "type", params: { type: schema120.properties.street_2.type }, message: "must be string,null", schema: schema120.properties.street_2.type, parentSchema: schema120.properties.street_2, data: data30 };
              if (vErrors === null) {
                vErrors = [err71];
              } else {
                vErrors.push(err71);
              }
              errors++;
            }
          }
        } else {
          const err72 = { instancePath: instancePath + "/address", schemaPath: "GuestAddress/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema120.type, parentSchema: schema120, data: data22 };
          if (vErrors === null) {
            vErrors = [err72];
          } else {
            vErrors.push(err72);
          }
          errors++;
        }
      }
      if (data.rooms !== void 0) {
        let data31 = data.rooms;
        if (Array.isArray(data31)) {
          const len0 = data31.length;
          for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
            if (!validate57(data31[i0], { instancePath: instancePath + "/rooms/" + i0, parentData: data31, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate57.errors : addComplaints(vErrors, validate57.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err73 = { instancePath: instancePath + "/rooms", schemaPath: "#/properties/rooms/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema105.properties.rooms.type, parentSchema: schema105.properties.rooms, data: data31 };
          if (vErrors === null) {
            vErrors = [err73];
          } else {
            vErrors.push(err73);
          }
          errors++;
        }
      }
    } else {
      const err74 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema105.type, parentSchema: schema105, data };
      if (vErrors === null) {
        vErrors = [err74];
      } else {
        vErrors.push(err74);
      }
      errors++;
    }
    validate56.errors = vErrors;
    return errors === 0;
  }
  validate56.evaluated = { "props": { "hr_number": true, "provider_number": true, "channel": true, "channel_display": true, "state": true, "modified": true, "guest": true, "cancel_reason": true, "completed_at": true, "updated_at": true, "sub_total": true, "extras_total": true, "adjustments_total": true, "tax_total": true, "total": true, "currency": true, "checkin_date": true, "checkout_date": true, "note": true, "payment": true, "paid_amount": true, "requires_response": true, "address": true, "rooms": true }, "dynamicProps": false, "dynamicItems": false };
  function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate55.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.reservations === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reservations" }, message: "must have required property 'reservations'", schema: schema104.required, parentSchema: schema104, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.count === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'", schema: schema104.required, parentSchema: schema104, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.current_page === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "current_page" }, message: "must have required property 'current_page'", schema: schema104.required, parentSchema: schema104, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.pages === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pages" }, message: "must have required property 'pages'", schema: schema104.required, parentSchema: schema104, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.reservations !== void 0) {
        let data0 = data.reservations;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
            if (!validate56(data0[i0], { instancePath: instancePath + "/reservations/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate56.errors : addComplaints(vErrors, validate56.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err4 = { instancePath: instancePath + "/reservations", schemaPath: "#/properties/reservations/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema104.properties.reservations.type, parentSchema: schema104.properties.reservations, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (data.count !== void 0) {
        let data2 = data.count;
        if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
          const err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema104.properties.count.type, parentSchema: schema104.properties.count, data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (typeof data2 == "number" && isFinite(data2)) {
          if (data2 < 0 || isNaN(data2)) {
            const err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema104.properties.count, data: data2 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      }
      if (data.current_page !== void 0) {
        let data3 = data.current_page;
        if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
          const err7 = { instancePath: instancePath + "/current_page", schemaPath: "#/properties/current_page/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema104.properties.current_page.type, parentSchema: schema104.properties.current_page, data: data3 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (typeof data3 == "number" && isFinite(data3)) {
          if (data3 < 0 || isNaN(data3)) {
            const err8 = { instancePath: instancePath + "/current_page", schemaPath: "#/properties/current_page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema104.properties.current_page, data: data3 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      }
      if (data.pages !== void 0) {
        let data4 = data.pages;
        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
          const err9 = { instancePath: instancePath + "/pages", schemaPath: "#/properties/pages/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema104.properties.pages.type, parentSchema: schema104.properties.pages, data: data4 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (typeof data4 == "number" && isFinite(data4)) {
          if (data4 < 0 || isNaN(data4)) {
            const err10 = { instancePath: instancePath + "/pages", schemaPath: "#/properties/pages/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema104.properties.pages, data: data4 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      }
    } else {
      const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.type, parentSchema: schema104, data };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    validate55.errors = vErrors;
    return errors === 0;
  }
  validate55.evaluated = { "props": { "reservations": true, "count": true, "current_page": true, "pages": true }, "dynamicProps": false, "dynamicItems": false };
  var RevenueAccountList = validate64;
  var schema134 = { "type": "object", "required": ["status", "data", "total_count"], "properties": { "status": { "$ref": "SuccessStatus" }, "data": { "type": "array", "items": { "$ref": "RevenueAccount" } }, "total_count": { "type": "integer", "minimum": 0 } } };
  var schema136 = { "type": "object", "required": ["id", "name", "type_code", "api_code", "type", "tax_amounts"], "properties": { "id": { "type": "integer" }, "name": { "type": "string" }, "type_code": { "$ref": "TypeCode" }, "api_code": { "$ref": "ApiCode" }, "type": { "$ref": "AccountType" }, "tax_amounts": { "type": "array", "items": { "$ref": "DecimalText" } } } };
  var schema137 = { "type": "string" };
  var schema139 = { "type": "string", "enum": ["expense", "payment"] };
  function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate65.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema136.required, parentSchema: schema136, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.name === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema136.required, parentSchema: schema136, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.type_code === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type_code" }, message: "must have required property 'type_code'", schema: schema136.required, parentSchema: schema136, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.api_code === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "api_code" }, message: "must have required property 'api_code'", schema: schema136.required, parentSchema: schema136, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.type === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema136.required, parentSchema: schema136, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.tax_amounts === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tax_amounts" }, message: "must have required property 'tax_amounts'", schema: schema136.required, parentSchema: schema136, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          const err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema136.properties.id.type, parentSchema: schema136.properties.id, data: data0 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data1 = data.name;
        if (typeof data1 !== "string") {
          const err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema136.properties.name.type, parentSchema: schema136.properties.name, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.type_code !== void 0) {
        let data2 = data.type_code;
        if (typeof data2 !== "string") {
          const err8 = { instancePath: instancePath + "/type_code", schemaPath: "TypeCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema137.type, parentSchema: schema137, data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      if (data.api_code !== void 0) {
        let data3 = data.api_code;
        if (typeof data3 === "string") {
          if (!pattern12.test(data3)) {
            const err9 = { instancePath: instancePath + "/api_code", schemaPath: "ApiCode/pattern", keyword: "pattern", params: { pattern: "^HR:[0-9]+$" }, message: 'must match pattern "^HR:[0-9]+$"', schema: "^HR:[0-9]+$", parentSchema: schema64, data: data3 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        } else {
          const err10 = { instancePath: instancePath + "/api_code", schemaPath: "ApiCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema64.type, parentSchema: schema64, data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
      if (data.type !== void 0) {
        let data4 = data.type;
        if (typeof data4 !== "string") {
          const err11 = { instancePath: instancePath + "/type", schemaPath: "AccountType/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema139.type, parentSchema: schema139, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!(data4 === "expense" || data4 === "payment")) {
          const err12 = { instancePath: instancePath + "/type", schemaPath: "AccountType/enum", keyword: "enum", params: { allowedValues: schema139.enum }, message: "must be equal to one of the allowed values", schema: schema139.enum, parentSchema: schema139, data: data4 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.tax_amounts !== void 0) {
        let data5 = data.tax_amounts;
        if (Array.isArray(data5)) {
          const len0 = data5.length;
          for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
            let data6 = data5[i0];
            if (typeof data6 === "string") {
              if (!pattern11.test(data6)) {
                const err13 = { instancePath: instancePath + "/tax_amounts/" + i0, schemaPath: "DecimalText/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"', schema: "^-?[0-9]+(\\.[0-9]+)?$", parentSchema: schema63, data: data6 };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            } else {
              const err14 = { instancePath: instancePath + "/tax_amounts/" + i0, schemaPath: "DecimalText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.type, parentSchema: schema63, data: data6 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
        } else {
          const err15 = { instancePath: instancePath + "/tax_amounts", schemaPath: "#/properties/tax_amounts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema136.properties.tax_amounts.type, parentSchema: schema136.properties.tax_amounts, data: data5 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    } else {
      const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema136.type, parentSchema: schema136, data };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    validate65.errors = vErrors;
    return errors === 0;
  }
  validate65.evaluated = { "props": { "id": true, "name": true, "type_code": true, "api_code": true, "type": true, "tax_amounts": true }, "dynamicProps": false, "dynamicItems": false };
  function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate64.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.status === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema134.required, parentSchema: schema134, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.data === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema134.required, parentSchema: schema134, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.total_count === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total_count" }, message: "must have required property 'total_count'", schema: schema134.required, parentSchema: schema134, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.status !== void 0) {
        let data0 = data.status;
        if (typeof data0 !== "string") {
          const err3 = { instancePath: instancePath + "/status", schemaPath: "SuccessStatus/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.type, parentSchema: schema60, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!(data0 === "success")) {
          const err4 = { instancePath: instancePath + "/status", schemaPath: "SuccessStatus/enum", keyword: "enum", params: { allowedValues: schema60.enum }, message: "must be equal to one of the allowed values", schema: schema60.enum, parentSchema: schema60, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (data.data !== void 0) {
        let data1 = data.data;
        if (Array.isArray(data1)) {
          const len0 = data1.length;
          for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
            if (!validate65(data1[i0], { instancePath: instancePath + "/data/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate65.errors : addComplaints(vErrors, validate65.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema134.properties.data.type, parentSchema: schema134.properties.data, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.total_count !== void 0) {
        let data3 = data.total_count;
        if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
          const err6 = { instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema134.properties.total_count.type, parentSchema: schema134.properties.total_count, data: data3 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (typeof data3 == "number" && isFinite(data3)) {
          if (data3 < 0 || isNaN(data3)) {
            const err7 = { instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema134.properties.total_count, data: data3 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      }
    } else {
      const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema134.type, parentSchema: schema134, data };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    validate64.errors = vErrors;
    return errors === 0;
  }
  validate64.evaluated = { "props": { "status": true, "data": true, "total_count": true }, "dynamicProps": false, "dynamicItems": false };
  var RoomList = validate67;
  var schema141 = { "type": "object", "required": ["rooms"], "properties": { "rooms": { "type": "array", "items": { "$ref": "Room" } } } };
  var schema142 = { "type": "object", "required": ["rate_code", "inv_code", "availability_update", "restrictions_update", "price_update", "name", "description", "policy", "room_capacity", "adult_capacity", "is_master", "channel_codes"], "properties": { "rate_code": { "$ref": "RateCode" }, "inv_code": { "$ref": "InvCode" }, "availability_update": { "type": "boolean" }, "restrictions_update": { "type": "boolean" }, "price_update": { "type": "boolean" }, "name": { "type": "string" }, "description": { "type": "string" }, "policy": { "type": "string" }, "room_capacity": { "type": "integer", "minimum": 0 }, "adult_capacity": { "type": "integer", "minimum": 0 }, "is_master": { "type": "boolean" }, "channel_codes": { "type": "array", "items": { "$ref": "ChannelCode" } } } };
  function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate68.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.rate_code === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rate_code" }, message: "must have required property 'rate_code'", schema: schema142.required, parentSchema: schema142, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.inv_code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inv_code" }, message: "must have required property 'inv_code'", schema: schema142.required, parentSchema: schema142, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.availability_update === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "availability_update" }, message: "must have required property 'availability_update'", schema: schema142.required, parentSchema: schema142, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.restrictions_update === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "restrictions_update" }, message: "must have required property 'restrictions_update'", schema: schema142.required, parentSchema: schema142, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.price_update === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "price_update" }, message: "must have required property 'price_update'", schema: schema142.required, parentSchema: schema142, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.name === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema142.required, parentSchema: schema142, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.description === void 0) {
        const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'", schema: schema142.required, parentSchema: schema142, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.policy === void 0) {
        const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy" }, message: "must have required property 'policy'", schema: schema142.required, parentSchema: schema142, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.room_capacity === void 0) {
        const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "room_capacity" }, message: "must have required property 'room_capacity'", schema: schema142.required, parentSchema: schema142, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.adult_capacity === void 0) {
        const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "adult_capacity" }, message: "must have required property 'adult_capacity'", schema: schema142.required, parentSchema: schema142, data };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.is_master === void 0) {
        const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_master" }, message: "must have required property 'is_master'", schema: schema142.required, parentSchema: schema142, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.channel_codes === void 0) {
        const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_codes" }, message: "must have required property 'channel_codes'", schema: schema142.required, parentSchema: schema142, data };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (data.rate_code !== void 0) {
        let data0 = data.rate_code;
        if (typeof data0 === "string") {
          if (func1(data0) > 64) {
            const err12 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCode/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema123, data: data0 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (func1(data0) < 1) {
            const err13 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema123, data: data0 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        } else {
          const err14 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema123.type, parentSchema: schema123, data: data0 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.inv_code !== void 0) {
        let data1 = data.inv_code;
        if (typeof data1 === "string") {
          if (func1(data1) > 64) {
            const err15 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCode/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema47, data: data1 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err16 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47, data: data1 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        } else {
          const err17 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.type, parentSchema: schema47, data: data1 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
      if (data.availability_update !== void 0) {
        let data2 = data.availability_update;
        if (typeof data2 !== "boolean") {
          const err18 = { instancePath: instancePath + "/availability_update", schemaPath: "#/properties/availability_update/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema142.properties.availability_update.type, parentSchema: schema142.properties.availability_update, data: data2 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
      if (data.restrictions_update !== void 0) {
        let data3 = data.restrictions_update;
        if (typeof data3 !== "boolean") {
          const err19 = { instancePath: instancePath + "/restrictions_update", schemaPath: "#/properties/restrictions_update/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema142.properties.restrictions_update.type, parentSchema: schema142.properties.restrictions_update, data: data3 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
      if (data.price_update !== void 0) {
        let data4 = data.price_update;
        if (typeof data4 !== "boolean") {
          const err20 = { instancePath: instancePath + "/price_update", schemaPath: "#/properties/price_update/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema142.properties.price_update.type, parentSchema: schema142.properties.price_update, data: data4 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data5 = data.name;
        if (typeof data5 !== "string") {
          const err21 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema142.properties.name.type, parentSchema: schema142.properties.name, data: data5 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
      if (data.description !== void 0) {
        let data6 = data.description;
        if (typeof data6 !== "string") {
          const err22 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema142.properties.description.type, parentSchema: schema142.properties.description, data: data6 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
      if (data.policy !== void 0) {
        let data7 = data.policy;
        if (typeof data7 !== "string") {
          const err23 = { instancePath: instancePath + "/policy", schemaPath: "#/properties/policy/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema142.properties.policy.type, parentSchema: schema142.properties.policy, data: data7 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.room_capacity !== void 0) {
        let data8 = data.room_capacity;
        if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
          const err24 = { instancePath: instancePath + "/room_capacity", schemaPath: "#/properties/room_capacity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema142.properties.room_capacity.type, parentSchema: schema142.properties.room_capacity, data: data8 };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (typeof data8 == "number" && isFinite(data8)) {
          if (data8 < 0 || isNaN(data8)) {
            const err25 = { instancePath: instancePath + "/room_capacity", schemaPath: "#/properties/room_capacity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema142.properties.room_capacity, data: data8 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      }
      if (data.adult_capacity !== void 0) {
        let data9 = data.adult_capacity;
        if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
          const err26 = { instancePath: instancePath + "/adult_capacity", schemaPath: "#/properties/adult_capacity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema142.properties.adult_capacity.type, parentSchema: schema142.properties.adult_capacity, data: data9 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (typeof data9 == "number" && isFinite(data9)) {
          if (data9 < 0 || isNaN(data9)) {
            const err27 = { instancePath: instancePath + "/adult_capacity", schemaPath: "#/properties/adult_capacity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema142.properties.adult_capacity, data: data9 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      }
      if (data.is_master !== void 0) {
        let data10 = data.is_master;
        if (typeof data10 !== "boolean") {
          const err28 = { instancePath: instancePath + "/is_master", schemaPath: "#/properties/is_master/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema142.properties.is_master.type, parentSchema: schema142.properties.is_master, data: data10 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
      if (data.channel_codes !== void 0) {
        let data11 = data.channel_codes;
        if (Array.isArray(data11)) {
          const len0 = data11.length;
          for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
            let data12 = data11[i0];
            if (typeof data12 === "string") {
              if (func1(data12) > 64) {
                const err29 = { instancePath: instancePath + "/channel_codes/" + i0, schemaPath: "ChannelCode/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data12 };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
              if (func1(data12) < 1) {
                const err30 = { instancePath: instancePath + "/channel_codes/" + i0, schemaPath: "ChannelCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33, data: data12 };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            } else {
              const err31 = { instancePath: instancePath + "/channel_codes/" + i0, schemaPath: "ChannelCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data12 };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          }
        } else {
          const err32 = { instancePath: instancePath + "/channel_codes", schemaPath: "#/properties/channel_codes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema142.properties.channel_codes.type, parentSchema: schema142.properties.channel_codes, data: data11 };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
    } else {
      const err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema142.type, parentSchema: schema142, data };
      if (vErrors === null) {
        vErrors = [err33];
      } else {
        vErrors.push(err33);
      }
      errors++;
    }
    validate68.errors = vErrors;
    return errors === 0;
  }
  validate68.evaluated = { "props": { "rate_code": true, "inv_code": true, "availability_update": true, "restrictions_update": true, "price_update": true, "name": true, "description": true, "policy": true, "room_capacity": true, "adult_capacity": true, "is_master": true, "channel_codes": true }, "dynamicProps": false, "dynamicItems": false };
  function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate67.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.rooms === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rooms" }, message: "must have required property 'rooms'", schema: schema141.required, parentSchema: schema141, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.rooms !== void 0) {
        let data0 = data.rooms;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
            if (!validate68(data0[i0], { instancePath: instancePath + "/rooms/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate68.errors : addComplaints(vErrors, validate68.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/rooms", schemaPath: "#/properties/rooms/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema141.properties.rooms.type, parentSchema: schema141.properties.rooms, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema141.type, parentSchema: schema141, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate67.errors = vErrors;
    return errors === 0;
  }
  validate67.evaluated = { "props": { "rooms": true }, "dynamicProps": false, "dynamicItems": false };
  var SalesDepartmentList = validate70;
  var schema146 = { "type": "object", "required": ["status", "data", "total_count"], "properties": { "status": { "$ref": "SuccessStatus" }, "data": { "type": "array", "items": { "$ref": "SalesDepartment" } }, "total_count": { "type": "integer", "minimum": 0 } } };
  var schema148 = { "type": "object", "required": ["id", "name", "type_code", "api_code", "type"], "properties": { "id": { "type": "integer" }, "name": { "type": "string" }, "type_code": { "$ref": "TypeCode" }, "api_code": { "$ref": "ApiCode" }, "type": { "$ref": "AccountType" } } };
  function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate71.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema148.required, parentSchema: schema148, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.name === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema148.required, parentSchema: schema148, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.type_code === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type_code" }, message: "must have required property 'type_code'", schema: schema148.required, parentSchema: schema148, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.api_code === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "api_code" }, message: "must have required property 'api_code'", schema: schema148.required, parentSchema: schema148, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.type === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema148.required, parentSchema: schema148, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          const err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema148.properties.id.type, parentSchema: schema148.properties.id, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data1 = data.name;
        if (typeof data1 !== "string") {
          const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema148.properties.name.type, parentSchema: schema148.properties.name, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      if (data.type_code !== void 0) {
        let data2 = data.type_code;
        if (typeof data2 !== "string") {
          const err7 = { instancePath: instancePath + "/type_code", schemaPath: "TypeCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema137.type, parentSchema: schema137, data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.api_code !== void 0) {
        let data3 = data.api_code;
        if (typeof data3 === "string") {
          if (!pattern12.test(data3)) {
            const err8 = { instancePath: instancePath + "/api_code", schemaPath: "ApiCode/pattern", keyword: "pattern", params: { pattern: "^HR:[0-9]+$" }, message: 'must match pattern "^HR:[0-9]+$"', schema: "^HR:[0-9]+$", parentSchema: schema64, data: data3 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        } else {
          const err9 = { instancePath: instancePath + "/api_code", schemaPath: "ApiCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema64.type, parentSchema: schema64, data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
      if (data.type !== void 0) {
        let data4 = data.type;
        if (typeof data4 !== "string") {
          const err10 = { instancePath: instancePath + "/type", schemaPath: "AccountType/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema139.type, parentSchema: schema139, data: data4 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!(data4 === "expense" || data4 === "payment")) {
          const err11 = { instancePath: instancePath + "/type", schemaPath: "AccountType/enum", keyword: "enum", params: { allowedValues: schema139.enum }, message: "must be equal to one of the allowed values", schema: schema139.enum, parentSchema: schema139, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    } else {
      const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema148.type, parentSchema: schema148, data };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    validate71.errors = vErrors;
    return errors === 0;
  }
  validate71.evaluated = { "props": { "id": true, "name": true, "type_code": true, "api_code": true, "type": true }, "dynamicProps": false, "dynamicItems": false };
  function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate70.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.status === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema146.required, parentSchema: schema146, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.data === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema146.required, parentSchema: schema146, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.total_count === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total_count" }, message: "must have required property 'total_count'", schema: schema146.required, parentSchema: schema146, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.status !== void 0) {
        let data0 = data.status;
        if (typeof data0 !== "string") {
          const err3 = { instancePath: instancePath + "/status", schemaPath: "SuccessStatus/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.type, parentSchema: schema60, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!(data0 === "success")) {
          const err4 = { instancePath: instancePath + "/status", schemaPath: "SuccessStatus/enum", keyword: "enum", params: { allowedValues: schema60.enum }, message: "must be equal to one of the allowed values", schema: schema60.enum, parentSchema: schema60, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (data.data !== void 0) {
        let data1 = data.data;
        if (Array.isArray(data1)) {
          const len0 = data1.length;
          for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
            if (!validate71(data1[i0], { instancePath: instancePath + "/data/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate71.errors : addComplaints(vErrors, validate71.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema146.properties.data.type, parentSchema: schema146.properties.data, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.total_count !== void 0) {
        let data3 = data.total_count;
        if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
          const err6 = { instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema146.properties.total_count.type, parentSchema: schema146.properties.total_count, data: data3 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (typeof data3 == "number" && isFinite(data3)) {
          if (data3 < 0 || isNaN(data3)) {
            const err7 = { instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema146.properties.total_count, data: data3 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      }
    } else {
      const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema146.type, parentSchema: schema146, data };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    validate70.errors = vErrors;
    return errors === 0;
  }
  validate70.evaluated = { "props": { "status": true, "data": true, "total_count": true }, "dynamicProps": false, "dynamicItems": false };
  var TransactionDetails = validate73;
  var schema152 = { "type": "object", "required": ["transaction"], "properties": { "transaction": { "$ref": "Transaction" } } };
  var schema153 = { "type": "object", "required": ["id", "counts", "details"], "properties": { "id": { "$ref": "TransactionId" }, "counts": { "$ref": "TransactionCounts" }, "details": { "type": "array", "items": { "$ref": "TransactionDetail" } } } };
  var schema155 = { "type": "object", "required": ["failed", "succeeded", "in_progress"], "properties": { "failed": { "type": "integer", "minimum": 0 }, "succeeded": { "type": "integer", "minimum": 0 }, "in_progress": { "type": "integer", "minimum": 0 } } };
  var schema156 = { "type": "object", "required": ["id", "channel_code", "state", "name", "code", "created_at", "pid", "error_message"], "not": { "allOf": [{ "not": { "required": ["allocation_group"], "properties": { "allocation_group": {} } } }, { "not": { "required": ["inv_code"], "properties": { "inv_code": {} } } }] }, "x-expects": "allocation_group (or inv_code in its place)", "properties": { "id": { "type": ["integer", "null"] }, "channel_code": { "$ref": "ChannelCode" }, "state": { "$ref": "TransactionState" }, "name": { "type": "string" }, "code": { "type": "string" }, "allocation_group": { "type": "string" }, "inv_code": { "type": "string" }, "created_at": { "$ref": "Timestamp" }, "pid": { "type": ["integer", "null"] }, "error_message": { "type": ["string", "null"] } } };
  var schema158 = { "type": "string" };
  function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate75.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    const _errs1 = errors;
    const _errs2 = errors;
    const _errs3 = errors;
    const _errs4 = errors;
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.allocation_group === void 0 && (missing0 = "allocation_group")) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    var valid2 = _errs5 === errors;
    if (valid2) {
      const err1 = {};
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    } else {
      errors = _errs4;
      if (vErrors !== null) {
        if (_errs4) {
          vErrors.length = _errs4;
        } else {
          vErrors = null;
        }
      }
    }
    var valid1 = _errs3 === errors;
    if (valid1) {
      const _errs6 = errors;
      const _errs7 = errors;
      const _errs8 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.inv_code === void 0 && (missing1 = "inv_code")) {
          const err2 = {};
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      var valid3 = _errs8 === errors;
      if (valid3) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      } else {
        errors = _errs7;
        if (vErrors !== null) {
          if (_errs7) {
            vErrors.length = _errs7;
          } else {
            vErrors = null;
          }
        }
      }
      var valid1 = _errs6 === errors;
    }
    var valid0 = _errs2 === errors;
    if (valid0) {
      const err4 = { instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema156.not, parentSchema: schema156, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    } else {
      errors = _errs1;
      if (vErrors !== null) {
        if (_errs1) {
          vErrors.length = _errs1;
        } else {
          vErrors = null;
        }
      }
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema156.required, parentSchema: schema156, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.channel_code === void 0) {
        const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_code" }, message: "must have required property 'channel_code'", schema: schema156.required, parentSchema: schema156, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.state === void 0) {
        const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema156.required, parentSchema: schema156, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.name === void 0) {
        const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema156.required, parentSchema: schema156, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.code === void 0) {
        const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema156.required, parentSchema: schema156, data };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.created_at === void 0) {
        const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'", schema: schema156.required, parentSchema: schema156, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.pid === void 0) {
        const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pid" }, message: "must have required property 'pid'", schema: schema156.required, parentSchema: schema156, data };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (data.error_message === void 0) {
        const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_message" }, message: "must have required property 'error_message'", schema: schema156.required, parentSchema: schema156, data };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0)) && data0 !== null) {
          const err13 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema156.properties.id.type }, message: "must be integer,null", schema: schema156.properties.id.type, parentSchema: schema156.properties.id, data: data0 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.channel_code !== void 0) {
        let data1 = data.channel_code;
        if (typeof data1 === "string") {
          if (func1(data1) > 64) {
            const err14 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data1 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err15 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33, data: data1 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        } else {
          const err16 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data1 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
      if (data.state !== void 0) {
        let data2 = data.state;
        if (typeof data2 !== "string") {
          const err17 = { instancePath: instancePath + "/state", schemaPath: "TransactionState/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema158.type, parentSchema: schema158, data: data2 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data3 = data.name;
        if (typeof data3 !== "string") {
          const err18 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema156.properties.name.type, parentSchema: schema156.properties.name, data: data3 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
      if (data.code !== void 0) {
        let data4 = data.code;
        if (typeof data4 !== "string") {
          const err19 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema156.properties.code.type, parentSchema: schema156.properties.code, data: data4 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
      if (data.allocation_group !== void 0) {
        let data5 = data.allocation_group;
        if (typeof data5 !== "string") {
          const err20 = { instancePath: instancePath + "/allocation_group", schemaPath: "#/properties/allocation_group/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema156.properties.allocation_group.type, parentSchema: schema156.properties.allocation_group, data: data5 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
      if (data.inv_code !== void 0) {
        let data6 = data.inv_code;
        if (typeof data6 !== "string") {
          const err21 = { instancePath: instancePath + "/inv_code", schemaPath: "#/properties/inv_code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema156.properties.inv_code.type, parentSchema: schema156.properties.inv_code, data: data6 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
      if (data.created_at !== void 0) {
        let data7 = data.created_at;
        if (typeof data7 === "string") {
          if (!formats16.validate(data7)) {
            const err22 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema108, data: data7 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        } else {
          const err23 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.type, parentSchema: schema108, data: data7 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.pid !== void 0) {
        let data8 = data.pid;
        if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8)) && data8 !== null) {
          const err24 = { instancePath: instancePath + "/pid", schemaPath: "#/properties/pid/type", keyword: "type", params: { type: schema156.properties.pid.type }, message: "must be integer,null", schema: schema156.properties.pid.type, parentSchema: schema156.properties.pid, data: data8 };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.error_message !== void 0) {
        let data9 = data.error_message;
        if (typeof data9 !== "string" && data9 !== null) {
          const err25 = { instancePath: instancePath + "/error_message", schemaPath: "#/properties/error_message/type", keyword: "type", params: { type: schema156.properties.error_message.type }, message: "must be string,null", schema: schema156.properties.error_message.type, parentSchema: schema156.properties.error_message, data: data9 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    } else {
      const err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema156.type, parentSchema: schema156, data };
      if (vErrors === null) {
        vErrors = [err26];
      } else {
        vErrors.push(err26);
      }
      errors++;
    }
    validate75.errors = vErrors;
    return errors === 0;
  }
  validate75.evaluated = { "props": { "id": true, "channel_code": true, "state": true, "name": true, "code": true, "allocation_group": true, "inv_code": true, "created_at": true, "pid": true, "error_message": true }, "dynamicProps": false, "dynamicItems": false };
  function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate74.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema153.required, parentSchema: schema153, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.counts === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "counts" }, message: "must have required property 'counts'", schema: schema153.required, parentSchema: schema153, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.details === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "details" }, message: "must have required property 'details'", schema: schema153.required, parentSchema: schema153, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (typeof data0 === "string") {
          if (func1(data0) > 128) {
            const err3 = { instancePath: instancePath + "/id", schemaPath: "TransactionId/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema53, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (func1(data0) < 1) {
            const err4 = { instancePath: instancePath + "/id", schemaPath: "TransactionId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema53, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/id", schemaPath: "TransactionId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.counts !== void 0) {
        let data1 = data.counts;
        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
          if (data1.failed === void 0) {
            const err6 = { instancePath: instancePath + "/counts", schemaPath: "TransactionCounts/required", keyword: "required", params: { missingProperty: "failed" }, message: "must have required property 'failed'", schema: schema155.required, parentSchema: schema155, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (data1.succeeded === void 0) {
            const err7 = { instancePath: instancePath + "/counts", schemaPath: "TransactionCounts/required", keyword: "required", params: { missingProperty: "succeeded" }, message: "must have required property 'succeeded'", schema: schema155.required, parentSchema: schema155, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if (data1.in_progress === void 0) {
            const err8 = { instancePath: instancePath + "/counts", schemaPath: "TransactionCounts/required", keyword: "required", params: { missingProperty: "in_progress" }, message: "must have required property 'in_progress'", schema: schema155.required, parentSchema: schema155, data: data1 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (data1.failed !== void 0) {
            let data2 = data1.failed;
            if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
              const err9 = { instancePath: instancePath + "/counts/failed", schemaPath: "TransactionCounts/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema155.properties.failed.type, parentSchema: schema155.properties.failed, data: data2 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (typeof data2 == "number" && isFinite(data2)) {
              if (data2 < 0 || isNaN(data2)) {
                const err10 = { instancePath: instancePath + "/counts/failed", schemaPath: "TransactionCounts/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema155.properties.failed, data: data2 };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
          }
          if (data1.succeeded !== void 0) {
            let data3 = data1.succeeded;
            if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
              const err11 = { instancePath: instancePath + "/counts/succeeded", schemaPath: "TransactionCounts/properties/succeeded/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema155.properties.succeeded.type, parentSchema: schema155.properties.succeeded, data: data3 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (typeof data3 == "number" && isFinite(data3)) {
              if (data3 < 0 || isNaN(data3)) {
                const err12 = { instancePath: instancePath + "/counts/succeeded", schemaPath: "TransactionCounts/properties/succeeded/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema155.properties.succeeded, data: data3 };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
          }
          if (data1.in_progress !== void 0) {
            let data4 = data1.in_progress;
            if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
              const err13 = { instancePath: instancePath + "/counts/in_progress", schemaPath: "TransactionCounts/properties/in_progress/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema155.properties.in_progress.type, parentSchema: schema155.properties.in_progress, data: data4 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (typeof data4 == "number" && isFinite(data4)) {
              if (data4 < 0 || isNaN(data4)) {
                const err14 = { instancePath: instancePath + "/counts/in_progress", schemaPath: "TransactionCounts/properties/in_progress/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema155.properties.in_progress, data: data4 };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
          }
        } else {
          const err15 = { instancePath: instancePath + "/counts", schemaPath: "TransactionCounts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema155.type, parentSchema: schema155, data: data1 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
      if (data.details !== void 0) {
        let data5 = data.details;
        if (Array.isArray(data5)) {
          const len0 = data5.length;
          for (let i0 = 0; i0 < len0 && errors < 1000; i0++) {
            if (!validate75(data5[i0], { instancePath: instancePath + "/details/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate75.errors : addComplaints(vErrors, validate75.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err16 = { instancePath: instancePath + "/details", schemaPath: "#/properties/details/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema153.properties.details.type, parentSchema: schema153.properties.details, data: data5 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    } else {
      const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema153.type, parentSchema: schema153, data };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    validate74.errors = vErrors;
    return errors === 0;
  }
  validate74.evaluated = { "props": { "id": true, "counts": true, "details": true }, "dynamicProps": false, "dynamicItems": false };
  function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate73.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.transaction === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transaction" }, message: "must have required property 'transaction'", schema: schema152.required, parentSchema: schema152, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.transaction !== void 0) {
        if (!validate74(data.transaction, { instancePath: instancePath + "/transaction", parentData: data, parentDataProperty: "transaction", rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate74.errors : addComplaints(vErrors, validate74.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema152.type, parentSchema: schema152, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    validate73.errors = vErrors;
    return errors === 0;
  }
  validate73.evaluated = { "props": { "transaction": true }, "dynamicProps": false, "dynamicItems": false };
  var createPostingQuery = validate78;
  var schema160 = { "type": "object", "required": [], "properties": {} };
  function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate78.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema160.type, parentSchema: schema160, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate78.errors = vErrors;
    return errors === 0;
  }
  validate78.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var getTransactionDetailsQuery = validate79;
  var schema161 = { "type": "object", "required": ["transaction_id"], "properties": { "transaction_id": { "$ref": "TransactionId" } } };
  function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate79.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.transaction_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transaction_id" }, message: "must have required property 'transaction_id'", schema: schema161.required, parentSchema: schema161, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.transaction_id !== void 0) {
        let data0 = data.transaction_id;
        if (typeof data0 === "string") {
          if (func1(data0) > 128) {
            const err1 = { instancePath: instancePath + "/transaction_id", schemaPath: "TransactionId/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema53, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (func1(data0) < 1) {
            const err2 = { instancePath: instancePath + "/transaction_id", schemaPath: "TransactionId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema53, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/transaction_id", schemaPath: "TransactionId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    } else {
      const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema161.type, parentSchema: schema161, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    validate79.errors = vErrors;
    return errors === 0;
  }
  validate79.evaluated = { "props": { "transaction_id": true }, "dynamicProps": false, "dynamicItems": false };
  var getTransactionDetailsV1Query = validate80;
  var schema163 = { "type": "object", "required": ["transaction_id"], "properties": { "transaction_id": { "$ref": "TransactionId" } } };
  function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate80.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.transaction_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transaction_id" }, message: "must have required property 'transaction_id'", schema: schema163.required, parentSchema: schema163, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.transaction_id !== void 0) {
        let data0 = data.transaction_id;
        if (typeof data0 === "string") {
          if (func1(data0) > 128) {
            const err1 = { instancePath: instancePath + "/transaction_id", schemaPath: "TransactionId/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema53, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (func1(data0) < 1) {
            const err2 = { instancePath: instancePath + "/transaction_id", schemaPath: "TransactionId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema53, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/transaction_id", schemaPath: "TransactionId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    } else {
      const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema163.type, parentSchema: schema163, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    validate80.errors = vErrors;
    return errors === 0;
  }
  validate80.evaluated = { "props": { "transaction_id": true }, "dynamicProps": false, "dynamicItems": false };
  var listChannelsQuery = validate81;
  var schema165 = { "type": "object", "required": [], "properties": {} };
  function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate81.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema165.type, parentSchema: schema165, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate81.errors = vErrors;
    return errors === 0;
  }
  validate81.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listChannelsV1Query = validate82;
  var schema166 = { "type": "object", "required": [], "properties": {} };
  function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate82.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema166.type, parentSchema: schema166, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate82.errors = vErrors;
    return errors === 0;
  }
  validate82.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listConnectedChannelsQuery = validate83;
  var schema167 = { "type": "object", "required": [], "properties": {} };
  function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate83.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema167.type, parentSchema: schema167, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate83.errors = vErrors;
    return errors === 0;
  }
  validate83.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listExtrasQuery = validate84;
  var schema168 = { "type": "object", "required": [], "properties": {} };
  function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate84.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema168.type, parentSchema: schema168, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate84.errors = vErrors;
    return errors === 0;
  }
  validate84.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listGuestsQuery = validate85;
  var schema169 = { "type": "object", "required": [], "properties": {} };
  function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate85.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema169.type, parentSchema: schema169, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate85.errors = vErrors;
    return errors === 0;
  }
  validate85.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listInHouseGuestsQuery = validate86;
  var schema170 = { "type": "object", "required": [], "properties": {} };
  function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate86.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema170.type, parentSchema: schema170, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate86.errors = vErrors;
    return errors === 0;
  }
  validate86.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listInHouseGuestsSampleQuery = validate87;
  var schema171 = { "type": "object", "required": [], "properties": {} };
  function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate87.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema171.type, parentSchema: schema171, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate87.errors = vErrors;
    return errors === 0;
  }
  validate87.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listReservationsQuery = validate88;
  var schema172 = { "type": "object", "required": [], "properties": { "from_date": { "$ref": "CalendarDate" }, "from_last_update_date": { "$ref": "CalendarDate" }, "per_page": { "type": "integer", "minimum": 1, "maximum": 100 }, "page": { "type": "integer", "minimum": 1 }, "reservation_number": { "type": "string", "minLength": 1, "maxLength": 128 }, "undelivered": { "$ref": "FilterFlag" }, "modified": { "$ref": "FilterFlag" }, "booked": { "$ref": "FilterFlag" } } };
  var schema175 = { "type": "string", "enum": ["true", "false", "1", "0"], "x-expects": "true or false" };
  function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate88.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from_date !== void 0) {
        let data0 = data.from_date;
        if (typeof data0 === "string") {
          if (!formats0.validate(data0)) {
            const err0 = { instancePath: instancePath + "/from_date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema38, data: data0 };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        } else {
          const err1 = { instancePath: instancePath + "/from_date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
      if (data.from_last_update_date !== void 0) {
        let data1 = data.from_last_update_date;
        if (typeof data1 === "string") {
          if (!formats0.validate(data1)) {
            const err2 = { instancePath: instancePath + "/from_last_update_date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema38, data: data1 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/from_last_update_date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.per_page !== void 0) {
        let data2 = data.per_page;
        if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
          const err4 = { instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema172.properties.per_page.type, parentSchema: schema172.properties.per_page, data: data2 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (typeof data2 == "number" && isFinite(data2)) {
          if (data2 > 100 || isNaN(data2)) {
            const err5 = { instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100", schema: 100, parentSchema: schema172.properties.per_page, data: data2 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (data2 < 1 || isNaN(data2)) {
            const err6 = { instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema172.properties.per_page, data: data2 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      }
      if (data.page !== void 0) {
        let data3 = data.page;
        if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
          const err7 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema172.properties.page.type, parentSchema: schema172.properties.page, data: data3 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (typeof data3 == "number" && isFinite(data3)) {
          if (data3 < 1 || isNaN(data3)) {
            const err8 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema172.properties.page, data: data3 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      }
      if (data.reservation_number !== void 0) {
        let data4 = data.reservation_number;
        if (typeof data4 === "string") {
          if (func1(data4) > 128) {
            const err9 = { instancePath: instancePath + "/reservation_number", schemaPath: "#/properties/reservation_number/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema172.properties.reservation_number, data: data4 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (func1(data4) < 1) {
            const err10 = { instancePath: instancePath + "/reservation_number", schemaPath: "#/properties/reservation_number/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema172.properties.reservation_number, data: data4 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        } else {
          const err11 = { instancePath: instancePath + "/reservation_number", schemaPath: "#/properties/reservation_number/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema172.properties.reservation_number.type, parentSchema: schema172.properties.reservation_number, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.undelivered !== void 0) {
        let data5 = data.undelivered;
        if (typeof data5 !== "string") {
          const err12 = { instancePath: instancePath + "/undelivered", schemaPath: "FilterFlag/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema175.type, parentSchema: schema175, data: data5 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (!(data5 === "true" || data5 === "false" || data5 === "1" || data5 === "0")) {
          const err13 = { instancePath: instancePath + "/undelivered", schemaPath: "FilterFlag/enum", keyword: "enum", params: { allowedValues: schema175.enum }, message: "must be equal to one of the allowed values", schema: schema175.enum, parentSchema: schema175, data: data5 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.modified !== void 0) {
        let data6 = data.modified;
        if (typeof data6 !== "string") {
          const err14 = { instancePath: instancePath + "/modified", schemaPath: "FilterFlag/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema175.type, parentSchema: schema175, data: data6 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!(data6 === "true" || data6 === "false" || data6 === "1" || data6 === "0")) {
          const err15 = { instancePath: instancePath + "/modified", schemaPath: "FilterFlag/enum", keyword: "enum", params: { allowedValues: schema175.enum }, message: "must be equal to one of the allowed values", schema: schema175.enum, parentSchema: schema175, data: data6 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
      if (data.booked !== void 0) {
        let data7 = data.booked;
        if (typeof data7 !== "string") {
          const err16 = { instancePath: instancePath + "/booked", schemaPath: "FilterFlag/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema175.type, parentSchema: schema175, data: data7 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (!(data7 === "true" || data7 === "false" || data7 === "1" || data7 === "0")) {
          const err17 = { instancePath: instancePath + "/booked", schemaPath: "FilterFlag/enum", keyword: "enum", params: { allowedValues: schema175.enum }, message: "must be equal to one of the allowed values", schema: schema175.enum, parentSchema: schema175, data: data7 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    } else {
      const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema172.type, parentSchema: schema172, data };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
    validate88.errors = vErrors;
    return errors === 0;
  }
  validate88.evaluated = { "props": { "from_date": true, "from_last_update_date": true, "per_page": true, "page": true, "reservation_number": true, "undelivered": true, "modified": true, "booked": true }, "dynamicProps": false, "dynamicItems": false };
  var listRevenueAccountsQuery = validate89;
  var schema178 = { "type": "object", "required": [], "properties": {} };
  function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate89.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema178.type, parentSchema: schema178, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate89.errors = vErrors;
    return errors === 0;
  }
  validate89.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listRoomsQuery = validate90;
  var schema179 = { "type": "object", "required": [], "properties": {} };
  function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate90.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema179.type, parentSchema: schema179, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate90.errors = vErrors;
    return errors === 0;
  }
  validate90.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listSalesDepartmentsQuery = validate91;
  var schema180 = { "type": "object", "required": [], "properties": {} };
  function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate91.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema180.type, parentSchema: schema180, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate91.errors = vErrors;
    return errors === 0;
  }
  validate91.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listSalesDepartmentsSampleQuery = validate92;
  var schema181 = { "type": "object", "required": [], "properties": {} };
  function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate92.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema181.type, parentSchema: schema181, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate92.errors = vErrors;
    return errors === 0;
  }
  validate92.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var updateRoomsDailyQuery = validate93;
  var schema182 = { "type": "object", "required": [], "properties": {} };
  function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate93.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema182.type, parentSchema: schema182, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate93.errors = vErrors;
    return errors === 0;
  }
  validate93.evaluated = { "dynamicProps": false, "dynamicItems": false };
  return __toCommonJS(stdin_exports);
})();

function addComplaints(all: unknown[], more: unknown[]) {
  for (const one of more) all.push(one)
  return all
}
/** Compiled checks by the name of the schema. */
export const schemas: Record<string, CompiledSchema> = compiled
