// Generated from openapi/control.yaml by scripts/generate/control.ts. Do not edit: change the contract and run npm run generate.

// @ts-nocheck
import type { CompiledSchema } from '@innwire/validators'

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
    AccountAnswer: () => AccountAnswer,
    AccountInput: () => AccountInput,
    AccountListAnswer: () => AccountListAnswer,
    BookingAnswer: () => BookingAnswer,
    BookingChange: () => BookingChange,
    BookingInput: () => BookingInput,
    BookingListAnswer: () => BookingListAnswer,
    CalendarAnswer: () => CalendarAnswer,
    Cancellation: () => Cancellation,
    ClockAdvance: () => ClockAdvance,
    ClockAnswer: () => ClockAnswer,
    ClockSetting: () => ClockSetting,
    ConnectionAnswer: () => ConnectionAnswer,
    ConnectionInput: () => ConnectionInput,
    ConnectionListAnswer: () => ConnectionListAnswer,
    DeliveryListAnswer: () => DeliveryListAnswer,
    DepartmentAnswer: () => DepartmentAnswer,
    DepartmentInput: () => DepartmentInput,
    DepartmentListAnswer: () => DepartmentListAnswer,
    Departure: () => Departure,
    ErrorBodyAnswer: () => ErrorBodyAnswer,
    ExtraAnswer: () => ExtraAnswer,
    ExtraInput: () => ExtraInput,
    ExtraListAnswer: () => ExtraListAnswer,
    FaultAnswer: () => FaultAnswer,
    FaultInput: () => FaultInput,
    FaultListAnswer: () => FaultListAnswer,
    FolioAnswer: () => FolioAnswer,
    FolioListAnswer: () => FolioListAnswer,
    IssuedTokenAnswer: () => IssuedTokenAnswer,
    MappingAnswer: () => MappingAnswer,
    MappingInput: () => MappingInput,
    MappingListAnswer: () => MappingListAnswer,
    PosMappings: () => PosMappings,
    PosMappingsAnswer: () => PosMappingsAnswer,
    Property: () => Property,
    PropertyAnswer: () => PropertyAnswer,
    PropertyChange: () => PropertyChange,
    PropertyListAnswer: () => PropertyListAnswer,
    RequestListAnswer: () => RequestListAnswer,
    RoomAnswer: () => RoomAnswer,
    RoomInput: () => RoomInput,
    RoomListAnswer: () => RoomListAnswer,
    SalesChannelAnswer: () => SalesChannelAnswer,
    SalesChannelInput: () => SalesChannelInput,
    SalesChannelListAnswer: () => SalesChannelListAnswer,
    SnapshotAnswer: () => SnapshotAnswer,
    SnapshotListAnswer: () => SnapshotListAnswer,
    StayAnswer: () => StayAnswer,
    StayInput: () => StayInput,
    StayListAnswer: () => StayListAnswer,
    TokenInput: () => TokenInput,
    TokenListAnswer: () => TokenListAnswer,
    addFaultQuery: () => addFaultQuery,
    advanceClockQuery: () => advanceClockQuery,
    cancelBookingPath: () => cancelBookingPath,
    cancelBookingQuery: () => cancelBookingQuery,
    changeBookingPath: () => changeBookingPath,
    changeBookingQuery: () => changeBookingQuery,
    changePropertyPath: () => changePropertyPath,
    changePropertyQuery: () => changePropertyQuery,
    checkInPath: () => checkInPath,
    checkInQuery: () => checkInQuery,
    checkOutPath: () => checkOutPath,
    checkOutQuery: () => checkOutQuery,
    clearFaultsQuery: () => clearFaultsQuery,
    confirmBookingPath: () => confirmBookingPath,
    confirmBookingQuery: () => confirmBookingQuery,
    createBookingPath: () => createBookingPath,
    createBookingQuery: () => createBookingQuery,
    createPropertyQuery: () => createPropertyQuery,
    createTokenPath: () => createTokenPath,
    createTokenQuery: () => createTokenQuery,
    deleteAccountPath: () => deleteAccountPath,
    deleteAccountQuery: () => deleteAccountQuery,
    deleteConnectionPath: () => deleteConnectionPath,
    deleteConnectionQuery: () => deleteConnectionQuery,
    deleteDepartmentPath: () => deleteDepartmentPath,
    deleteDepartmentQuery: () => deleteDepartmentQuery,
    deleteExtraPath: () => deleteExtraPath,
    deleteExtraQuery: () => deleteExtraQuery,
    deleteFaultPath: () => deleteFaultPath,
    deleteFaultQuery: () => deleteFaultQuery,
    deleteMappingPath: () => deleteMappingPath,
    deleteMappingQuery: () => deleteMappingQuery,
    deletePropertyPath: () => deletePropertyPath,
    deletePropertyQuery: () => deletePropertyQuery,
    deleteRoomPath: () => deleteRoomPath,
    deleteRoomQuery: () => deleteRoomQuery,
    deleteSnapshotPath: () => deleteSnapshotPath,
    deleteSnapshotQuery: () => deleteSnapshotQuery,
    getBookingPath: () => getBookingPath,
    getBookingQuery: () => getBookingQuery,
    getCalendarPath: () => getCalendarPath,
    getCalendarQuery: () => getCalendarQuery,
    getClockQuery: () => getClockQuery,
    getFolioPath: () => getFolioPath,
    getFolioQuery: () => getFolioQuery,
    getPosMappingsPath: () => getPosMappingsPath,
    getPosMappingsQuery: () => getPosMappingsQuery,
    getPropertyPath: () => getPropertyPath,
    getPropertyQuery: () => getPropertyQuery,
    listAccountsPath: () => listAccountsPath,
    listAccountsQuery: () => listAccountsQuery,
    listBookingsPath: () => listBookingsPath,
    listBookingsQuery: () => listBookingsQuery,
    listConnectionsPath: () => listConnectionsPath,
    listConnectionsQuery: () => listConnectionsQuery,
    listDeliveriesPath: () => listDeliveriesPath,
    listDeliveriesQuery: () => listDeliveriesQuery,
    listDepartmentsPath: () => listDepartmentsPath,
    listDepartmentsQuery: () => listDepartmentsQuery,
    listFaultsQuery: () => listFaultsQuery,
    listFoliosPath: () => listFoliosPath,
    listFoliosQuery: () => listFoliosQuery,
    listMappingsPath: () => listMappingsPath,
    listMappingsQuery: () => listMappingsQuery,
    listPropertiesQuery: () => listPropertiesQuery,
    listPropertyExtrasPath: () => listPropertyExtrasPath,
    listPropertyExtrasQuery: () => listPropertyExtrasQuery,
    listPropertyRoomsPath: () => listPropertyRoomsPath,
    listPropertyRoomsQuery: () => listPropertyRoomsQuery,
    listRequestsQuery: () => listRequestsQuery,
    listSalesChannelsQuery: () => listSalesChannelsQuery,
    listSnapshotsQuery: () => listSnapshotsQuery,
    listStaysPath: () => listStaysPath,
    listStaysQuery: () => listStaysQuery,
    listTokensPath: () => listTokensPath,
    listTokensQuery: () => listTokensQuery,
    putAccountPath: () => putAccountPath,
    putAccountQuery: () => putAccountQuery,
    putConnectionPath: () => putConnectionPath,
    putConnectionQuery: () => putConnectionQuery,
    putDepartmentPath: () => putDepartmentPath,
    putDepartmentQuery: () => putDepartmentQuery,
    putExtraPath: () => putExtraPath,
    putExtraQuery: () => putExtraQuery,
    putMappingPath: () => putMappingPath,
    putMappingQuery: () => putMappingQuery,
    putPosMappingsPath: () => putPosMappingsPath,
    putPosMappingsQuery: () => putPosMappingsQuery,
    putRoomPath: () => putRoomPath,
    putRoomQuery: () => putRoomQuery,
    putSalesChannelPath: () => putSalesChannelPath,
    putSalesChannelQuery: () => putSalesChannelQuery,
    resetToDemoQuery: () => resetToDemoQuery,
    restoreSnapshotPath: () => restoreSnapshotPath,
    restoreSnapshotQuery: () => restoreSnapshotQuery,
    revokeTokenPath: () => revokeTokenPath,
    revokeTokenQuery: () => revokeTokenQuery,
    setClockQuery: () => setClockQuery,
    takeSnapshotPath: () => takeSnapshotPath,
    takeSnapshotQuery: () => takeSnapshotQuery
  });
  var AccountAnswer = validate20;
  var schema31 = { "allOf": [{ "$ref": "AccountFieldsAnswer" }, { "type": "object", "required": ["id"], "properties": { "id": { "$ref": "IdAnswer" } } }] };
  var schema37 = { "type": "integer", "minimum": 1, "maximum": 999999999999999 };
  var schema32 = { "allOf": [{ "$ref": "DepartmentFieldsAnswer" }, { "type": "object", "required": ["tax_amounts"], "properties": { "tax_amounts": { "type": "array", "maxItems": 20, "items": { "type": "string", "pattern": "^(0(\\.[0-9]{1,6})?|1(\\.0{1,6})?)$", "x-expects": 'a tax rate as a fraction of 1, as text, such as "0.18"' } } } }] };
  var schema33 = { "type": "object", "required": ["name", "type_code", "type"], "properties": { "name": { "$ref": "NameAnswer" }, "type_code": { "$ref": "TypeCodeAnswer" }, "type": { "$ref": "AccountTypeAnswer" } } };
  var schema34 = { "type": "string", "minLength": 1, "maxLength": 200 };
  var schema35 = { "type": "string", "pattern": "^[a-z0-9_-]{1,64}$", "x-expects": "1 to 64 small letters, digits, - and _, such as f-b" };
  var schema36 = { "type": "string", "enum": ["expense", "payment"] };
  var func1 = require_ucs2length().default;
  var pattern4 = new RegExp("^[a-z0-9_-]{1,64}$", "u");
  function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate22.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema33.required, parentSchema: schema33, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.type_code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type_code" }, message: "must have required property 'type_code'", schema: schema33.required, parentSchema: schema33, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.type === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema33.required, parentSchema: schema33, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 === "string") {
          if (func1(data0) > 200) {
            const err3 = { instancePath: instancePath + "/name", schemaPath: "NameAnswer/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema34, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (func1(data0) < 1) {
            const err4 = { instancePath: instancePath + "/name", schemaPath: "NameAnswer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/name", schemaPath: "NameAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.type_code !== void 0) {
        let data1 = data.type_code;
        if (typeof data1 === "string") {
          if (!pattern4.test(data1)) {
            const err6 = { instancePath: instancePath + "/type_code", schemaPath: "TypeCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]{1,64}$" }, message: 'must match pattern "^[a-z0-9_-]{1,64}$"', schema: "^[a-z0-9_-]{1,64}$", parentSchema: schema35, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        } else {
          const err7 = { instancePath: instancePath + "/type_code", schemaPath: "TypeCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.type !== void 0) {
        let data2 = data.type;
        if (typeof data2 !== "string") {
          const err8 = { instancePath: instancePath + "/type", schemaPath: "AccountTypeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!(data2 === "expense" || data2 === "payment")) {
          const err9 = { instancePath: instancePath + "/type", schemaPath: "AccountTypeAnswer/enum", keyword: "enum", params: { allowedValues: schema36.enum }, message: "must be equal to one of the allowed values", schema: schema36.enum, parentSchema: schema36, data: data2 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    } else {
      const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.type, parentSchema: schema33, data };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    validate22.errors = vErrors;
    return errors === 0;
  }
  validate22.evaluated = { "props": { "name": true, "type_code": true, "type": true }, "dynamicProps": false, "dynamicItems": false };
  var pattern5 = new RegExp("^(0(\\.[0-9]{1,6})?|1(\\.0{1,6})?)$", "u");
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
    if (!validate22(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
      errors = vErrors.length;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.tax_amounts === void 0) {
        const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "tax_amounts" }, message: "must have required property 'tax_amounts'", schema: schema32.allOf[1].required, parentSchema: schema32.allOf[1], data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.tax_amounts !== void 0) {
        let data0 = data.tax_amounts;
        if (Array.isArray(data0)) {
          if (data0.length > 20) {
            const err1 = { instancePath: instancePath + "/tax_amounts", schemaPath: "#/allOf/1/properties/tax_amounts/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema32.allOf[1].properties.tax_amounts, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data1 = data0[i0];
            if (typeof data1 === "string") {
              if (!pattern5.test(data1)) {
                const err2 = { instancePath: instancePath + "/tax_amounts/" + i0, schemaPath: "#/allOf/1/properties/tax_amounts/items/pattern", keyword: "pattern", params: { pattern: "^(0(\\.[0-9]{1,6})?|1(\\.0{1,6})?)$" }, message: 'must match pattern "^(0(\\.[0-9]{1,6})?|1(\\.0{1,6})?)$"', schema: "^(0(\\.[0-9]{1,6})?|1(\\.0{1,6})?)$", parentSchema: schema32.allOf[1].properties.tax_amounts.items, data: data1 };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            } else {
              const err3 = { instancePath: instancePath + "/tax_amounts/" + i0, schemaPath: "#/allOf/1/properties/tax_amounts/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.allOf[1].properties.tax_amounts.items.type, parentSchema: schema32.allOf[1].properties.tax_amounts.items, data: data1 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
        } else {
          const err4 = { instancePath: instancePath + "/tax_amounts", schemaPath: "#/allOf/1/properties/tax_amounts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.allOf[1].properties.tax_amounts.type, parentSchema: schema32.allOf[1].properties.tax_amounts, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    } else {
      const err5 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.allOf[1].type, parentSchema: schema32.allOf[1], data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    validate21.errors = vErrors;
    return errors === 0;
  }
  validate21.evaluated = { "props": { "tax_amounts": true, "name": true, "type_code": true, "type": true }, "dynamicProps": false, "dynamicItems": false };
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
    if (!validate21(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
      errors = vErrors.length;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema31.allOf[1].required, parentSchema: schema31.allOf[1], data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          const err1 = { instancePath: instancePath + "/id", schemaPath: "IdAnswer/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.type, parentSchema: schema37, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 999999999999999 || isNaN(data0)) {
            const err2 = { instancePath: instancePath + "/id", schemaPath: "IdAnswer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema37, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (data0 < 1 || isNaN(data0)) {
            const err3 = { instancePath: instancePath + "/id", schemaPath: "IdAnswer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      }
    } else {
      const err4 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.allOf[1].type, parentSchema: schema31.allOf[1], data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    validate20.errors = vErrors;
    return errors === 0;
  }
  validate20.evaluated = { "props": { "id": true, "tax_amounts": true, "name": true, "type_code": true, "type": true }, "dynamicProps": false, "dynamicItems": false };
  var AccountInput = validate25;
  var schema38 = { "unevaluatedProperties": false, "allOf": [{ "$ref": "AccountFields" }] };
  var schema39 = { "allOf": [{ "$ref": "DepartmentFields" }, { "type": "object", "required": ["tax_amounts"], "properties": { "tax_amounts": { "type": "array", "maxItems": 20, "items": { "type": "string", "pattern": "^(0(\\.[0-9]{1,6})?|1(\\.0{1,6})?)$", "x-expects": 'a tax rate as a fraction of 1, as text, such as "0.18"' } } } }] };
  var schema40 = { "type": "object", "required": ["name", "type_code", "type"], "properties": { "name": { "$ref": "Name" }, "type_code": { "$ref": "TypeCode" }, "type": { "$ref": "AccountType" } } };
  var schema41 = { "type": "string", "minLength": 1, "maxLength": 200 };
  var schema42 = { "type": "string", "pattern": "^[a-z0-9_-]{1,64}$", "x-expects": "1 to 64 small letters, digits, - and _, such as f-b" };
  var schema43 = { "type": "string", "enum": ["expense", "payment"] };
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
      if (data.name === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema40.required, parentSchema: schema40, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.type_code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type_code" }, message: "must have required property 'type_code'", schema: schema40.required, parentSchema: schema40, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.type === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema40.required, parentSchema: schema40, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 === "string") {
          if (func1(data0) > 200) {
            const err3 = { instancePath: instancePath + "/name", schemaPath: "Name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema41, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (func1(data0) < 1) {
            const err4 = { instancePath: instancePath + "/name", schemaPath: "Name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/name", schemaPath: "Name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.type_code !== void 0) {
        let data1 = data.type_code;
        if (typeof data1 === "string") {
          if (!pattern4.test(data1)) {
            const err6 = { instancePath: instancePath + "/type_code", schemaPath: "TypeCode/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]{1,64}$" }, message: 'must match pattern "^[a-z0-9_-]{1,64}$"', schema: "^[a-z0-9_-]{1,64}$", parentSchema: schema42, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        } else {
          const err7 = { instancePath: instancePath + "/type_code", schemaPath: "TypeCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.type, parentSchema: schema42, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.type !== void 0) {
        let data2 = data.type;
        if (typeof data2 !== "string") {
          const err8 = { instancePath: instancePath + "/type", schemaPath: "AccountType/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.type, parentSchema: schema43, data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!(data2 === "expense" || data2 === "payment")) {
          const err9 = { instancePath: instancePath + "/type", schemaPath: "AccountType/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values", schema: schema43.enum, parentSchema: schema43, data: data2 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    } else {
      const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    validate27.errors = vErrors;
    return errors === 0;
  }
  validate27.evaluated = { "props": { "name": true, "type_code": true, "type": true }, "dynamicProps": false, "dynamicItems": false };
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
    if (!validate27(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
      errors = vErrors.length;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.tax_amounts === void 0) {
        const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "tax_amounts" }, message: "must have required property 'tax_amounts'", schema: schema39.allOf[1].required, parentSchema: schema39.allOf[1], data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.tax_amounts !== void 0) {
        let data0 = data.tax_amounts;
        if (Array.isArray(data0)) {
          if (data0.length > 20) {
            const err1 = { instancePath: instancePath + "/tax_amounts", schemaPath: "#/allOf/1/properties/tax_amounts/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema39.allOf[1].properties.tax_amounts, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data1 = data0[i0];
            if (typeof data1 === "string") {
              if (!pattern5.test(data1)) {
                const err2 = { instancePath: instancePath + "/tax_amounts/" + i0, schemaPath: "#/allOf/1/properties/tax_amounts/items/pattern", keyword: "pattern", params: { pattern: "^(0(\\.[0-9]{1,6})?|1(\\.0{1,6})?)$" }, message: 'must match pattern "^(0(\\.[0-9]{1,6})?|1(\\.0{1,6})?)$"', schema: "^(0(\\.[0-9]{1,6})?|1(\\.0{1,6})?)$", parentSchema: schema39.allOf[1].properties.tax_amounts.items, data: data1 };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            } else {
              const err3 = { instancePath: instancePath + "/tax_amounts/" + i0, schemaPath: "#/allOf/1/properties/tax_amounts/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.allOf[1].properties.tax_amounts.items.type, parentSchema: schema39.allOf[1].properties.tax_amounts.items, data: data1 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
        } else {
          const err4 = { instancePath: instancePath + "/tax_amounts", schemaPath: "#/allOf/1/properties/tax_amounts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema39.allOf[1].properties.tax_amounts.type, parentSchema: schema39.allOf[1].properties.tax_amounts, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    } else {
      const err5 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.allOf[1].type, parentSchema: schema39.allOf[1], data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    validate26.errors = vErrors;
    return errors === 0;
  }
  validate26.evaluated = { "props": { "tax_amounts": true, "name": true, "type_code": true, "type": true }, "dynamicProps": false, "dynamicItems": false };
  function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate25.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!validate26(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
      errors = vErrors.length;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        if (key0 !== "tax_amounts" && key0 !== "name" && key0 !== "type_code" && key0 !== "type") {
          const err0 = { instancePath, schemaPath: "#/unevaluatedProperties", keyword: "unevaluatedProperties", params: { unevaluatedProperty: key0 }, message: "must NOT have unevaluated properties", schema: false, parentSchema: schema38, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
    }
    validate25.errors = vErrors;
    return errors === 0;
  }
  validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var AccountListAnswer = validate30;
  var schema44 = { "type": "object", "required": ["accounts"], "properties": { "accounts": { "type": "array", "items": { "$ref": "AccountAnswer" } } } };
  function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate30.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.accounts === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accounts" }, message: "must have required property 'accounts'", schema: schema44.required, parentSchema: schema44, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.accounts !== void 0) {
        let data0 = data.accounts;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate20(data0[i0], { instancePath: instancePath + "/accounts/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema44.properties.accounts.type, parentSchema: schema44.properties.accounts, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema44.type, parentSchema: schema44, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate30.errors = vErrors;
    return errors === 0;
  }
  validate30.evaluated = { "props": { "accounts": true }, "dynamicProps": false, "dynamicItems": false };
  var BookingAnswer = validate32;
  var schema45 = { "type": "object", "required": ["hr_number", "provider_number", "channel", "channel_display", "state", "guest", "cancel_reason", "completed_at", "updated_at", "sub_total", "extras_total", "adjustments_total", "tax_total", "total", "currency", "checkin_date", "checkout_date", "note", "payment", "paid_amount", "requires_response", "address", "rooms", "overbooked", "change"], "properties": { "hr_number": { "$ref": "HrNumberAnswer" }, "provider_number": { "type": ["string", "null"] }, "channel": { "$ref": "ChannelCodeAnswer" }, "channel_display": { "type": "string" }, "state": { "$ref": "BookingStateAnswer" }, "guest": { "type": "string" }, "cancel_reason": { "type": ["string", "null"] }, "completed_at": { "$ref": "TimestampAnswer" }, "updated_at": { "$ref": "TimestampAnswer" }, "sub_total": { "$ref": "MoneyAnswer" }, "extras_total": { "$ref": "MoneyAnswer" }, "adjustments_total": { "$ref": "MoneyAnswer" }, "tax_total": { "$ref": "MoneyAnswer" }, "total": { "$ref": "MoneyAnswer" }, "currency": { "$ref": "CurrencyCodeAnswer" }, "checkin_date": { "$ref": "CalendarDateAnswer" }, "checkout_date": { "$ref": "CalendarDateAnswer" }, "note": { "type": ["string", "null"] }, "payment": { "$ref": "PaymentMethodAnswer" }, "paid_amount": { "$ref": "MoneyAnswer" }, "requires_response": { "type": "boolean" }, "address": { "$ref": "AddressAnswer" }, "rooms": { "type": "array", "items": { "$ref": "BookingRoomAnswer" } }, "overbooked": { "type": "boolean" }, "change": { "type": "integer", "minimum": 1 } } };
  var schema46 = { "type": "string", "pattern": "^[!-~]{1,64}$", "x-expects": 'the number of a booking, such as "R754208185"' };
  var schema47 = { "type": "string", "pattern": "^[a-z0-9_-]{1,64}$", "x-expects": "1 to 64 small letters, digits, - and _" };
  var schema48 = { "type": "string", "enum": ["reserved", "confirmed", "canceled"] };
  var schema49 = { "type": "string", "format": "date-time" };
  var schema51 = { "type": "number" };
  var schema56 = { "type": "string", "pattern": "^[A-Z]{3}$", "x-expects": "a currency code of three capital letters, such as EUR" };
  var schema57 = { "type": "string", "format": "date" };
  var schema59 = { "type": "string", "enum": ["credit_card", "bank_transfer", "cash", "paypal"] };
  var schema61 = { "type": "object", "required": ["city", "state", "country", "country_code", "phone", "email", "street", "street_2"], "properties": { "city": { "type": "string" }, "state": { "type": "string" }, "country": { "type": "string" }, "country_code": { "type": "string" }, "phone": { "type": "string" }, "email": { "type": "string" }, "street": { "type": "string" }, "street_2": { "type": ["string", "null"] } } };
  var pattern8 = new RegExp("^[!-~]{1,64}$", "u");
  var pattern10 = new RegExp("^[A-Z]{3}$", "u");
  var formats0 = require_formats().fullFormats["date-time"];
  var formats4 = require_formats().fullFormats.date;
  var schema62 = { "type": "object", "required": ["state", "rate_code", "inv_code", "price", "non_refundable", "nights", "total_guest", "total_adult", "child_ages", "name", "checkin_date", "checkout_date", "extra_info", "daily_prices", "extras", "taken"], "properties": { "state": { "$ref": "BookingStateAnswer" }, "rate_code": { "$ref": "RateCodeAnswer" }, "inv_code": { "$ref": "InvCodeAnswer" }, "price": { "$ref": "MoneyAnswer" }, "total": { "$ref": "MoneyAnswer" }, "non_refundable": { "type": "boolean" }, "nights": { "type": "integer", "minimum": 1 }, "total_guest": { "type": "integer", "minimum": 0 }, "total_adult": { "type": "integer", "minimum": 0 }, "child_ages": { "type": "array", "items": { "type": "integer", "minimum": 0 } }, "name": { "type": "string" }, "checkin_date": { "$ref": "CalendarDateAnswer" }, "checkout_date": { "$ref": "CalendarDateAnswer" }, "extra_info": { "type": "string" }, "daily_prices": { "type": "array", "items": { "$ref": "DailyPriceAnswer" } }, "extras": { "type": "array", "items": { "$ref": "BookedExtraAnswer" } }, "taken": { "type": "array", "items": { "$ref": "CalendarDateAnswer" } } } };
  var schema64 = { "type": "string", "pattern": "^[!-~]{1,64}$", "x-expects": '1 to 64 visible ASCII characters, such as "HR:1"' };
  var schema65 = { "type": "string", "pattern": "^[!-~]{1,64}$", "x-expects": '1 to 64 visible ASCII characters, such as "HR:1"' };
  var schema70 = { "type": "object", "required": ["date", "price"], "properties": { "date": { "$ref": "CalendarDateAnswer" }, "price": { "$ref": "DecimalTextAnswer" } } };
  var schema72 = { "type": "string", "pattern": "^-?[0-9]+(\\.[0-9]+)?$", "x-expects": 'a decimal number as text, such as "45.0"' };
  var pattern13 = new RegExp("^-?[0-9]+(\\.[0-9]+)?$", "u");
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
      if (data.date === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'", schema: schema70.required, parentSchema: schema70, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.price === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'", schema: schema70.required, parentSchema: schema70, data };
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
          if (!formats4.validate(data0)) {
            const err2 = { instancePath: instancePath + "/date", schemaPath: "CalendarDateAnswer/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema57, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/date", schemaPath: "CalendarDateAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.type, parentSchema: schema57, data: data0 };
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
          if (!pattern13.test(data1)) {
            const err4 = { instancePath: instancePath + "/price", schemaPath: "DecimalTextAnswer/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"', schema: "^-?[0-9]+(\\.[0-9]+)?$", parentSchema: schema72, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/price", schemaPath: "DecimalTextAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.type, parentSchema: schema72, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    } else {
      const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema70.type, parentSchema: schema70, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    validate34.errors = vErrors;
    return errors === 0;
  }
  validate34.evaluated = { "props": { "date": true, "price": true }, "dynamicProps": false, "dynamicItems": false };
  var schema73 = { "type": "object", "required": ["name", "price"], "properties": { "name": { "type": "string" }, "price": { "$ref": "DecimalTextAnswer" } } };
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
      if (data.name === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema73.required, parentSchema: schema73, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.price === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'", schema: schema73.required, parentSchema: schema73, data };
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
          const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema73.properties.name.type, parentSchema: schema73.properties.name, data: data0 };
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
          if (!pattern13.test(data1)) {
            const err3 = { instancePath: instancePath + "/price", schemaPath: "DecimalTextAnswer/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"', schema: "^-?[0-9]+(\\.[0-9]+)?$", parentSchema: schema72, data: data1 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        } else {
          const err4 = { instancePath: instancePath + "/price", schemaPath: "DecimalTextAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.type, parentSchema: schema72, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    } else {
      const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema73.type, parentSchema: schema73, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    validate36.errors = vErrors;
    return errors === 0;
  }
  validate36.evaluated = { "props": { "name": true, "price": true }, "dynamicProps": false, "dynamicItems": false };
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
      if (data.state === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.rate_code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rate_code" }, message: "must have required property 'rate_code'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.inv_code === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inv_code" }, message: "must have required property 'inv_code'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.price === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.non_refundable === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "non_refundable" }, message: "must have required property 'non_refundable'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.nights === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nights" }, message: "must have required property 'nights'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.total_guest === void 0) {
        const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total_guest" }, message: "must have required property 'total_guest'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.total_adult === void 0) {
        const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total_adult" }, message: "must have required property 'total_adult'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.child_ages === void 0) {
        const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "child_ages" }, message: "must have required property 'child_ages'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.name === void 0) {
        const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.checkin_date === void 0) {
        const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkin_date" }, message: "must have required property 'checkin_date'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.checkout_date === void 0) {
        const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkout_date" }, message: "must have required property 'checkout_date'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (data.extra_info === void 0) {
        const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "extra_info" }, message: "must have required property 'extra_info'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (data.daily_prices === void 0) {
        const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "daily_prices" }, message: "must have required property 'daily_prices'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (data.extras === void 0) {
        const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "extras" }, message: "must have required property 'extras'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (data.taken === void 0) {
        const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "taken" }, message: "must have required property 'taken'", schema: schema62.required, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (data.state !== void 0) {
        let data0 = data.state;
        if (typeof data0 !== "string") {
          const err16 = { instancePath: instancePath + "/state", schemaPath: "BookingStateAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.type, parentSchema: schema48, data: data0 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (!(data0 === "reserved" || data0 === "confirmed" || data0 === "canceled")) {
          const err17 = { instancePath: instancePath + "/state", schemaPath: "BookingStateAnswer/enum", keyword: "enum", params: { allowedValues: schema48.enum }, message: "must be equal to one of the allowed values", schema: schema48.enum, parentSchema: schema48, data: data0 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
      if (data.rate_code !== void 0) {
        let data1 = data.rate_code;
        if (typeof data1 === "string") {
          if (!pattern8.test(data1)) {
            const err18 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema64, data: data1 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        } else {
          const err19 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema64.type, parentSchema: schema64, data: data1 };
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
          if (!pattern8.test(data2)) {
            const err20 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema65, data: data2 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        } else {
          const err21 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.type, parentSchema: schema65, data: data2 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
      if (data.price !== void 0) {
        let data3 = data.price;
        if (!(typeof data3 == "number" && isFinite(data3))) {
          const err22 = { instancePath: instancePath + "/price", schemaPath: "MoneyAnswer/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema51.type, parentSchema: schema51, data: data3 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
      if (data.total !== void 0) {
        let data4 = data.total;
        if (!(typeof data4 == "number" && isFinite(data4))) {
          const err23 = { instancePath: instancePath + "/total", schemaPath: "MoneyAnswer/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema51.type, parentSchema: schema51, data: data4 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.non_refundable !== void 0) {
        let data5 = data.non_refundable;
        if (typeof data5 !== "boolean") {
          const err24 = { instancePath: instancePath + "/non_refundable", schemaPath: "#/properties/non_refundable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema62.properties.non_refundable.type, parentSchema: schema62.properties.non_refundable, data: data5 };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.nights !== void 0) {
        let data6 = data.nights;
        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
          const err25 = { instancePath: instancePath + "/nights", schemaPath: "#/properties/nights/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema62.properties.nights.type, parentSchema: schema62.properties.nights, data: data6 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (typeof data6 == "number" && isFinite(data6)) {
          if (data6 < 1 || isNaN(data6)) {
            const err26 = { instancePath: instancePath + "/nights", schemaPath: "#/properties/nights/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema62.properties.nights, data: data6 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      }
      if (data.total_guest !== void 0) {
        let data7 = data.total_guest;
        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
          const err27 = { instancePath: instancePath + "/total_guest", schemaPath: "#/properties/total_guest/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema62.properties.total_guest.type, parentSchema: schema62.properties.total_guest, data: data7 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (typeof data7 == "number" && isFinite(data7)) {
          if (data7 < 0 || isNaN(data7)) {
            const err28 = { instancePath: instancePath + "/total_guest", schemaPath: "#/properties/total_guest/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema62.properties.total_guest, data: data7 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
      }
      if (data.total_adult !== void 0) {
        let data8 = data.total_adult;
        if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
          const err29 = { instancePath: instancePath + "/total_adult", schemaPath: "#/properties/total_adult/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema62.properties.total_adult.type, parentSchema: schema62.properties.total_adult, data: data8 };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (typeof data8 == "number" && isFinite(data8)) {
          if (data8 < 0 || isNaN(data8)) {
            const err30 = { instancePath: instancePath + "/total_adult", schemaPath: "#/properties/total_adult/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema62.properties.total_adult, data: data8 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
      }
      if (data.child_ages !== void 0) {
        let data9 = data.child_ages;
        if (Array.isArray(data9)) {
          const len0 = data9.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data10 = data9[i0];
            if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
              const err31 = { instancePath: instancePath + "/child_ages/" + i0, schemaPath: "#/properties/child_ages/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema62.properties.child_ages.items.type, parentSchema: schema62.properties.child_ages.items, data: data10 };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (typeof data10 == "number" && isFinite(data10)) {
              if (data10 < 0 || isNaN(data10)) {
                const err32 = { instancePath: instancePath + "/child_ages/" + i0, schemaPath: "#/properties/child_ages/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema62.properties.child_ages.items, data: data10 };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
          }
        } else {
          const err33 = { instancePath: instancePath + "/child_ages", schemaPath: "#/properties/child_ages/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema62.properties.child_ages.type, parentSchema: schema62.properties.child_ages, data: data9 };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data11 = data.name;
        if (typeof data11 !== "string") {
          const err34 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.name.type, parentSchema: schema62.properties.name, data: data11 };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
      if (data.checkin_date !== void 0) {
        let data12 = data.checkin_date;
        if (typeof data12 === "string") {
          if (!formats4.validate(data12)) {
            const err35 = { instancePath: instancePath + "/checkin_date", schemaPath: "CalendarDateAnswer/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema57, data: data12 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        } else {
          const err36 = { instancePath: instancePath + "/checkin_date", schemaPath: "CalendarDateAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.type, parentSchema: schema57, data: data12 };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      }
      if (data.checkout_date !== void 0) {
        let data13 = data.checkout_date;
        if (typeof data13 === "string") {
          if (!formats4.validate(data13)) {
            const err37 = { instancePath: instancePath + "/checkout_date", schemaPath: "CalendarDateAnswer/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema57, data: data13 };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        } else {
          const err38 = { instancePath: instancePath + "/checkout_date", schemaPath: "CalendarDateAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.type, parentSchema: schema57, data: data13 };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
      if (data.extra_info !== void 0) {
        let data14 = data.extra_info;
        if (typeof data14 !== "string") {
          const err39 = { instancePath: instancePath + "/extra_info", schemaPath: "#/properties/extra_info/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.extra_info.type, parentSchema: schema62.properties.extra_info, data: data14 };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      }
      if (data.daily_prices !== void 0) {
        let data15 = data.daily_prices;
        if (Array.isArray(data15)) {
          const len1 = data15.length;
          for (let i1 = 0; i1 < len1; i1++) {
            if (!validate34(data15[i1], { instancePath: instancePath + "/daily_prices/" + i1, parentData: data15, parentDataProperty: i1, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err40 = { instancePath: instancePath + "/daily_prices", schemaPath: "#/properties/daily_prices/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema62.properties.daily_prices.type, parentSchema: schema62.properties.daily_prices, data: data15 };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      }
      if (data.extras !== void 0) {
        let data17 = data.extras;
        if (Array.isArray(data17)) {
          const len2 = data17.length;
          for (let i2 = 0; i2 < len2; i2++) {
            if (!validate36(data17[i2], { instancePath: instancePath + "/extras/" + i2, parentData: data17, parentDataProperty: i2, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err41 = { instancePath: instancePath + "/extras", schemaPath: "#/properties/extras/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema62.properties.extras.type, parentSchema: schema62.properties.extras, data: data17 };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
      if (data.taken !== void 0) {
        let data19 = data.taken;
        if (Array.isArray(data19)) {
          const len3 = data19.length;
          for (let i3 = 0; i3 < len3; i3++) {
            let data20 = data19[i3];
            if (typeof data20 === "string") {
              if (!formats4.validate(data20)) {
                const err42 = { instancePath: instancePath + "/taken/" + i3, schemaPath: "CalendarDateAnswer/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema57, data: data20 };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            } else {
              const err43 = { instancePath: instancePath + "/taken/" + i3, schemaPath: "CalendarDateAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.type, parentSchema: schema57, data: data20 };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
          }
        } else {
          const err44 = { instancePath: instancePath + "/taken", schemaPath: "#/properties/taken/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema62.properties.taken.type, parentSchema: schema62.properties.taken, data: data19 };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
      }
    } else {
      const err45 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema62.type, parentSchema: schema62, data };
      if (vErrors === null) {
        vErrors = [err45];
      } else {
        vErrors.push(err45);
      }
      errors++;
    }
    validate33.errors = vErrors;
    return errors === 0;
  }
  validate33.evaluated = { "props": { "state": true, "rate_code": true, "inv_code": true, "price": true, "total": true, "non_refundable": true, "nights": true, "total_guest": true, "total_adult": true, "child_ages": true, "name": true, "checkin_date": true, "checkout_date": true, "extra_info": true, "daily_prices": true, "extras": true, "taken": true }, "dynamicProps": false, "dynamicItems": false };
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
      if (data.hr_number === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_number" }, message: "must have required property 'hr_number'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.provider_number === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_number" }, message: "must have required property 'provider_number'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.channel === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel" }, message: "must have required property 'channel'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.channel_display === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_display" }, message: "must have required property 'channel_display'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.state === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.guest === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "guest" }, message: "must have required property 'guest'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.cancel_reason === void 0) {
        const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cancel_reason" }, message: "must have required property 'cancel_reason'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.completed_at === void 0) {
        const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "completed_at" }, message: "must have required property 'completed_at'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.updated_at === void 0) {
        const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.sub_total === void 0) {
        const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sub_total" }, message: "must have required property 'sub_total'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.extras_total === void 0) {
        const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "extras_total" }, message: "must have required property 'extras_total'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.adjustments_total === void 0) {
        const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "adjustments_total" }, message: "must have required property 'adjustments_total'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (data.tax_total === void 0) {
        const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tax_total" }, message: "must have required property 'tax_total'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (data.total === void 0) {
        const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (data.currency === void 0) {
        const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (data.checkin_date === void 0) {
        const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkin_date" }, message: "must have required property 'checkin_date'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (data.checkout_date === void 0) {
        const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkout_date" }, message: "must have required property 'checkout_date'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (data.note === void 0) {
        const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note" }, message: "must have required property 'note'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (data.payment === void 0) {
        const err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payment" }, message: "must have required property 'payment'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (data.paid_amount === void 0) {
        const err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paid_amount" }, message: "must have required property 'paid_amount'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (data.requires_response === void 0) {
        const err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requires_response" }, message: "must have required property 'requires_response'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (data.address === void 0) {
        const err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "address" }, message: "must have required property 'address'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.rooms === void 0) {
        const err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rooms" }, message: "must have required property 'rooms'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (data.overbooked === void 0) {
        const err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "overbooked" }, message: "must have required property 'overbooked'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (data.change === void 0) {
        const err24 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "change" }, message: "must have required property 'change'", schema: schema45.required, parentSchema: schema45, data };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (data.hr_number !== void 0) {
        let data0 = data.hr_number;
        if (typeof data0 === "string") {
          if (!pattern8.test(data0)) {
            const err25 = { instancePath: instancePath + "/hr_number", schemaPath: "HrNumberAnswer/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema46, data: data0 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        } else {
          const err26 = { instancePath: instancePath + "/hr_number", schemaPath: "HrNumberAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.type, parentSchema: schema46, data: data0 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
      if (data.provider_number !== void 0) {
        let data1 = data.provider_number;
        if (typeof data1 !== "string" && data1 !== null) {
          const err27 = { instancePath: instancePath + "/provider_number", schemaPath: "#/properties/provider_number/type", keyword: "type", params: { type: schema45.properties.provider_number.type }, message: "must be string,null", schema: schema45.properties.provider_number.type, parentSchema: schema45.properties.provider_number, data: data1 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
      if (data.channel !== void 0) {
        let data2 = data.channel;
        if (typeof data2 === "string") {
          if (!pattern4.test(data2)) {
            const err28 = { instancePath: instancePath + "/channel", schemaPath: "ChannelCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]{1,64}$" }, message: 'must match pattern "^[a-z0-9_-]{1,64}$"', schema: "^[a-z0-9_-]{1,64}$", parentSchema: schema47, data: data2 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        } else {
          const err29 = { instancePath: instancePath + "/channel", schemaPath: "ChannelCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.type, parentSchema: schema47, data: data2 };
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
          const err30 = { instancePath: instancePath + "/channel_display", schemaPath: "#/properties/channel_display/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.channel_display.type, parentSchema: schema45.properties.channel_display, data: data3 };
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
          const err31 = { instancePath: instancePath + "/state", schemaPath: "BookingStateAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.type, parentSchema: schema48, data: data4 };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (!(data4 === "reserved" || data4 === "confirmed" || data4 === "canceled")) {
          const err32 = { instancePath: instancePath + "/state", schemaPath: "BookingStateAnswer/enum", keyword: "enum", params: { allowedValues: schema48.enum }, message: "must be equal to one of the allowed values", schema: schema48.enum, parentSchema: schema48, data: data4 };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
      if (data.guest !== void 0) {
        let data5 = data.guest;
        if (typeof data5 !== "string") {
          const err33 = { instancePath: instancePath + "/guest", schemaPath: "#/properties/guest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.guest.type, parentSchema: schema45.properties.guest, data: data5 };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
      if (data.cancel_reason !== void 0) {
        let data6 = data.cancel_reason;
        if (typeof data6 !== "string" && data6 !== null) {
          const err34 = { instancePath: instancePath + "/cancel_reason", schemaPath: "#/properties/cancel_reason/type", keyword: "type", params: { type: schema45.properties.cancel_reason.type }, message: "must be string,null", schema: schema45.properties.cancel_reason.type, parentSchema: schema45.properties.cancel_reason, data: data6 };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
      if (data.completed_at !== void 0) {
        let data7 = data.completed_at;
        if (typeof data7 === "string") {
          if (!formats0.validate(data7)) {
            const err35 = { instancePath: instancePath + "/completed_at", schemaPath: "TimestampAnswer/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema49, data: data7 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        } else {
          const err36 = { instancePath: instancePath + "/completed_at", schemaPath: "TimestampAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.type, parentSchema: schema49, data: data7 };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      }
      if (data.updated_at !== void 0) {
        let data8 = data.updated_at;
        if (typeof data8 === "string") {
          if (!formats0.validate(data8)) {
            const err37 = { instancePath: instancePath + "/updated_at", schemaPath: "TimestampAnswer/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema49, data: data8 };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        } else {
          const err38 = { instancePath: instancePath + "/updated_at", schemaPath: "TimestampAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.type, parentSchema: schema49, data: data8 };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
      if (data.sub_total !== void 0) {
        let data9 = data.sub_total;
        if (!(typeof data9 == "number" && isFinite(data9))) {
          const err39 = { instancePath: instancePath + "/sub_total", schemaPath: "MoneyAnswer/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema51.type, parentSchema: schema51, data: data9 };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      }
      if (data.extras_total !== void 0) {
        let data10 = data.extras_total;
        if (!(typeof data10 == "number" && isFinite(data10))) {
          const err40 = { instancePath: instancePath + "/extras_total", schemaPath: "MoneyAnswer/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema51.type, parentSchema: schema51, data: data10 };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      }
      if (data.adjustments_total !== void 0) {
        let data11 = data.adjustments_total;
        if (!(typeof data11 == "number" && isFinite(data11))) {
          const err41 = { instancePath: instancePath + "/adjustments_total", schemaPath: "MoneyAnswer/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema51.type, parentSchema: schema51, data: data11 };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
      if (data.tax_total !== void 0) {
        let data12 = data.tax_total;
        if (!(typeof data12 == "number" && isFinite(data12))) {
          const err42 = { instancePath: instancePath + "/tax_total", schemaPath: "MoneyAnswer/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema51.type, parentSchema: schema51, data: data12 };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
      }
      if (data.total !== void 0) {
        let data13 = data.total;
        if (!(typeof data13 == "number" && isFinite(data13))) {
          const err43 = { instancePath: instancePath + "/total", schemaPath: "MoneyAnswer/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema51.type, parentSchema: schema51, data: data13 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
      }
      if (data.currency !== void 0) {
        let data14 = data.currency;
        if (typeof data14 === "string") {
          if (!pattern10.test(data14)) {
            const err44 = { instancePath: instancePath + "/currency", schemaPath: "CurrencyCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"', schema: "^[A-Z]{3}$", parentSchema: schema56, data: data14 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        } else {
          const err45 = { instancePath: instancePath + "/currency", schemaPath: "CurrencyCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.type, parentSchema: schema56, data: data14 };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
      }
      if (data.checkin_date !== void 0) {
        let data15 = data.checkin_date;
        if (typeof data15 === "string") {
          if (!formats4.validate(data15)) {
            const err46 = { instancePath: instancePath + "/checkin_date", schemaPath: "CalendarDateAnswer/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema57, data: data15 };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        } else {
          const err47 = { instancePath: instancePath + "/checkin_date", schemaPath: "CalendarDateAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.type, parentSchema: schema57, data: data15 };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
      }
      if (data.checkout_date !== void 0) {
        let data16 = data.checkout_date;
        if (typeof data16 === "string") {
          if (!formats4.validate(data16)) {
            const err48 = { instancePath: instancePath + "/checkout_date", schemaPath: "CalendarDateAnswer/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema57, data: data16 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        } else {
          const err49 = { instancePath: instancePath + "/checkout_date", schemaPath: "CalendarDateAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.type, parentSchema: schema57, data: data16 };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
      }
      if (data.note !== void 0) {
        let data17 = data.note;
        if (typeof data17 !== "string" && data17 !== null) {
          const err50 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: schema45.properties.note.type }, message: "must be string,null", schema: schema45.properties.note.type, parentSchema: schema45.properties.note, data: data17 };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
      }
      if (data.payment !== void 0) {
        let data18 = data.payment;
        if (typeof data18 !== "string") {
          const err51 = { instancePath: instancePath + "/payment", schemaPath: "PaymentMethodAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema59.type, parentSchema: schema59, data: data18 };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        if (!(data18 === "credit_card" || data18 === "bank_transfer" || data18 === "cash" || data18 === "paypal")) {
          const err52 = { instancePath: instancePath + "/payment", schemaPath: "PaymentMethodAnswer/enum", keyword: "enum", params: { allowedValues: schema59.enum }, message: "must be equal to one of the allowed values", schema: schema59.enum, parentSchema: schema59, data: data18 };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      }
      if (data.paid_amount !== void 0) {
        let data19 = data.paid_amount;
        if (!(typeof data19 == "number" && isFinite(data19))) {
          const err53 = { instancePath: instancePath + "/paid_amount", schemaPath: "MoneyAnswer/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema51.type, parentSchema: schema51, data: data19 };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
      }
      if (data.requires_response !== void 0) {
        let data20 = data.requires_response;
        if (typeof data20 !== "boolean") {
          const err54 = { instancePath: instancePath + "/requires_response", schemaPath: "#/properties/requires_response/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema45.properties.requires_response.type, parentSchema: schema45.properties.requires_response, data: data20 };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      }
      if (data.address !== void 0) {
        let data21 = data.address;
        if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
          if (data21.city === void 0) {
            const err55 = { instancePath: instancePath + "/address", schemaPath: "AddressAnswer/required", keyword: "required", params: { missingProperty: "city" }, message: "must have required property 'city'", schema: schema61.required, parentSchema: schema61, data: data21 };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
          if (data21.state === void 0) {
            const err56 = { instancePath: instancePath + "/address", schemaPath: "AddressAnswer/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema61.required, parentSchema: schema61, data: data21 };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
          if (data21.country === void 0) {
            const err57 = { instancePath: instancePath + "/address", schemaPath: "AddressAnswer/required", keyword: "required", params: { missingProperty: "country" }, message: "must have required property 'country'", schema: schema61.required, parentSchema: schema61, data: data21 };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
          if (data21.country_code === void 0) {
            const err58 = { instancePath: instancePath + "/address", schemaPath: "AddressAnswer/required", keyword: "required", params: { missingProperty: "country_code" }, message: "must have required property 'country_code'", schema: schema61.required, parentSchema: schema61, data: data21 };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
          if (data21.phone === void 0) {
            const err59 = { instancePath: instancePath + "/address", schemaPath: "AddressAnswer/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'", schema: schema61.required, parentSchema: schema61, data: data21 };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
          if (data21.email === void 0) {
            const err60 = { instancePath: instancePath + "/address", schemaPath: "AddressAnswer/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'", schema: schema61.required, parentSchema: schema61, data: data21 };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
          if (data21.street === void 0) {
            const err61 = { instancePath: instancePath + "/address", schemaPath: "AddressAnswer/required", keyword: "required", params: { missingProperty: "street" }, message: "must have required property 'street'", schema: schema61.required, parentSchema: schema61, data: data21 };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
          if (data21.street_2 === void 0) {
            const err62 = { instancePath: instancePath + "/address", schemaPath: "AddressAnswer/required", keyword: "required", params: { missingProperty: "street_2" }, message: "must have required property 'street_2'", schema: schema61.required, parentSchema: schema61, data: data21 };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
          if (data21.city !== void 0) {
            let data22 = data21.city;
            if (typeof data22 !== "string") {
              const err63 = { instancePath: instancePath + "/address/city", schemaPath: "AddressAnswer/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.city.type, parentSchema: schema61.properties.city, data: data22 };
              if (vErrors === null) {
                vErrors = [err63];
              } else {
                vErrors.push(err63);
              }
              errors++;
            }
          }
          if (data21.state !== void 0) {
            let data23 = data21.state;
            if (typeof data23 !== "string") {
              const err64 = { instancePath: instancePath + "/address/state", schemaPath: "AddressAnswer/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.state.type, parentSchema: schema61.properties.state, data: data23 };
              if (vErrors === null) {
                vErrors = [err64];
              } else {
                vErrors.push(err64);
              }
              errors++;
            }
          }
          if (data21.country !== void 0) {
            let data24 = data21.country;
            if (typeof data24 !== "string") {
              const err65 = { instancePath: instancePath + "/address/country", schemaPath: "AddressAnswer/properties/country/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.country.type, parentSchema: schema61.properties.country, data: data24 };
              if (vErrors === null) {
                vErrors = [err65];
              } else {
                vErrors.push(err65);
              }
              errors++;
            }
          }
          if (data21.country_code !== void 0) {
            let data25 = data21.country_code;
            if (typeof data25 !== "string") {
              const err66 = { instancePath: instancePath + "/address/country_code", schemaPath: "AddressAnswer/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.country_code.type, parentSchema: schema61.properties.country_code, data: data25 };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
          }
          if (data21.phone !== void 0) {
            let data26 = data21.phone;
            if (typeof data26 !== "string") {
              const err67 = { instancePath: instancePath + "/address/phone", schemaPath: "AddressAnswer/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.phone.type, parentSchema: schema61.properties.phone, data: data26 };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
          }
          if (data21.email !== void 0) {
            let data27 = data21.email;
            if (typeof data27 !== "string") {
              const err68 = { instancePath: instancePath + "/address/email", schemaPath: "AddressAnswer/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.email.type, parentSchema: schema61.properties.email, data: data27 };
              if (vErrors === null) {
                vErrors = [err68];
              } else {
                vErrors.push(err68);
              }
              errors++;
            }
          }
          if (data21.street !== void 0) {
            let data28 = data21.street;
            if (typeof data28 !== "string") {
              const err69 = { instancePath: instancePath + "/address/street", schemaPath: "AddressAnswer/properties/street/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.street.type, parentSchema: schema61.properties.street, data: data28 };
              if (vErrors === null) {
                vErrors = [err69];
              } else {
                vErrors.push(err69);
              }
              errors++;
            }
          }
          if (data21.street_2 !== void 0) {
            let data29 = data21.street_2;
            if (typeof data29 !== "string" && data29 !== null) {
              const err70 = { instancePath: instancePath + "/address/street_2", schemaPath: "AddressAnswer/properties/street_2/type", keyword: "type", params: { type: schema61.properties.street_2.type }, message: "must be string,null", schema: schema61.properties.street_2.type, parentSchema: schema61.properties.street_2, data: data29 };
              if (vErrors === null) {
                vErrors = [err70];
              } else {
                vErrors.push(err70);
              }
              errors++;
            }
          }
        } else {
          const err71 = { instancePath: instancePath + "/address", schemaPath: "AddressAnswer/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema61.type, parentSchema: schema61, data: data21 };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
      }
      if (data.rooms !== void 0) {
        let data30 = data.rooms;
        if (Array.isArray(data30)) {
          const len0 = data30.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate33(data30[i0], { instancePath: instancePath + "/rooms/" + i0, parentData: data30, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err72 = { instancePath: instancePath + "/rooms", schemaPath: "#/properties/rooms/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema45.properties.rooms.type, parentSchema: schema45.properties.rooms, data: data30 };
          if (vErrors === null) {
            vErrors = [err72];
          } else {
            vErrors.push(err72);
          }
          errors++;
        }
      }
      if (data.overbooked !== void 0) {
        let data32 = data.overbooked;
        if (typeof data32 !== "boolean") {
          const err73 = { instancePath: instancePath + "/overbooked", schemaPath: "#/properties/overbooked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema45.properties.overbooked.type, parentSchema: schema45.properties.overbooked, data: data32 };
          if (vErrors === null) {
            vErrors = [err73];
          } else {
            vErrors.push(err73);
          }
          errors++;
        }
      }
      if (data.change !== void 0) {
        let data33 = data.change;
        if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33))) {
          const err74 = { instancePath: instancePath + "/change", schemaPath: "#/properties/change/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema45.properties.change.type, parentSchema: schema45.properties.change, data: data33 };
          if (vErrors === null) {
            vErrors = [err74];
          } else {
            vErrors.push(err74);
          }
          errors++;
        }
        if (typeof data33 == "number" && isFinite(data33)) {
          if (data33 < 1 || isNaN(data33)) {
            const err75 = { instancePath: instancePath + "/change", schemaPath: "#/properties/change/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema45.properties.change, data: data33 };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
        }
      }
    } else {
      const err76 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema45.type, parentSchema: schema45, data };
      if (vErrors === null) {
        vErrors = [err76];
      } else {
        vErrors.push(err76);
      }
      errors++;
    }
    validate32.errors = vErrors;
    return errors === 0;
  }
  validate32.evaluated = { "props": { "hr_number": true, "provider_number": true, "channel": true, "channel_display": true, "state": true, "guest": true, "cancel_reason": true, "completed_at": true, "updated_at": true, "sub_total": true, "extras_total": true, "adjustments_total": true, "tax_total": true, "total": true, "currency": true, "checkin_date": true, "checkout_date": true, "note": true, "payment": true, "paid_amount": true, "requires_response": true, "address": true, "rooms": true, "overbooked": true, "change": true }, "dynamicProps": false, "dynamicItems": false };
  var BookingChange = validate39;
  var schema76 = { "unevaluatedProperties": false, "allOf": [{ "$ref": "BookingFields" }] };
  var schema77 = { "type": "object", "required": ["guest", "payment", "rooms"], "properties": { "provider_number": { "type": ["string", "null"], "pattern": "^[!-~]{1,64}$", "x-expects": "1 to 64 visible ASCII characters, or null", "default": null }, "guest": { "$ref": "Name" }, "address": { "$ref": "AddressInput", "default": {} }, "note": { "type": ["string", "null"], "maxLength": 4e3, "default": null }, "payment": { "$ref": "PaymentMethod" }, "paid_amount": { "$ref": "MoneyInput", "default": 0 }, "currency": { "$ref": "CurrencyCode" }, "adjustments_total": { "$ref": "SignedMoneyInput", "default": 0 }, "tax_total": { "$ref": "MoneyInput", "default": 0 }, "requires_response": { "type": "boolean", "default": true }, "rooms": { "type": "array", "minItems": 1, "maxItems": 100, "items": { "$ref": "BookingRoomInput" } } } };
  var schema87 = { "type": "string", "enum": ["credit_card", "bank_transfer", "cash", "paypal"] };
  var schema88 = { "type": ["number", "string"], "minimum": 0, "maximum": 999999999999999e-3, "x-max-decimals": 3, "pattern": "^[0-9]{1,12}(\\.[0-9]{1,3})?$", "x-expects": 'a decimal of 0 or more with at most 3 decimals, such as "119.90"' };
  var schema89 = { "type": "string", "pattern": "^[A-Z]{3}$", "x-expects": "a currency code of three capital letters, such as EUR" };
  var schema90 = { "type": ["number", "string"], "minimum": -999999999999999e-3, "maximum": 999999999999999e-3, "x-max-decimals": 3, "pattern": "^-?[0-9]{1,12}(\\.[0-9]{1,3})?$", "x-expects": 'a decimal with at most 3 decimals, such as "-10.50"' };
  var pattern16 = new RegExp("^-?\\d+(\\.\\d{1,3})?$", "u");
  var pattern17 = new RegExp("^[0-9]{1,12}(\\.[0-9]{1,3})?$", "u");
  var pattern20 = new RegExp("^-?[0-9]{1,12}(\\.[0-9]{1,3})?$", "u");
  var schema79 = { "type": "object", "additionalProperties": false, "properties": { "city": { "$ref": "ShortText", "default": "" }, "state": { "$ref": "ShortText", "default": "" }, "country": { "$ref": "ShortText", "default": "" }, "country_code": { "$ref": "ShortText", "default": "" }, "phone": { "$ref": "ShortText", "default": "" }, "email": { "$ref": "ShortText", "default": "" }, "street": { "$ref": "ShortText", "default": "" }, "street_2": { "type": ["string", "null"], "maxLength": 200, "default": null } } };
  var schema80 = { "type": "string", "maxLength": 200 };
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
      if (data.city === void 0) {
        data.city = "";
      }
      if (data.state === void 0) {
        data.state = "";
      }
      if (data.country === void 0) {
        data.country = "";
      }
      if (data.country_code === void 0) {
        data.country_code = "";
      }
      if (data.phone === void 0) {
        data.phone = "";
      }
      if (data.email === void 0) {
        data.email = "";
      }
      if (data.street === void 0) {
        data.street = "";
      }
      if (data.street_2 === void 0) {
        data.street_2 = null;
      }
      for (const key0 in data) {
        if (!(key0 === "city" || key0 === "state" || key0 === "country" || key0 === "country_code" || key0 === "phone" || key0 === "email" || key0 === "street" || key0 === "street_2")) {
          const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema79, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
      let data0 = data.city;
      if (typeof data0 === "string") {
        if (func1(data0) > 200) {
          const err1 = { instancePath: instancePath + "/city", schemaPath: "ShortText/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema80, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/city", schemaPath: "ShortText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema80.type, parentSchema: schema80, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      let data1 = data.state;
      if (typeof data1 === "string") {
        if (func1(data1) > 200) {
          const err3 = { instancePath: instancePath + "/state", schemaPath: "ShortText/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema80, data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/state", schemaPath: "ShortText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema80.type, parentSchema: schema80, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      let data2 = data.country;
      if (typeof data2 === "string") {
        if (func1(data2) > 200) {
          const err5 = { instancePath: instancePath + "/country", schemaPath: "ShortText/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema80, data: data2 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/country", schemaPath: "ShortText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema80.type, parentSchema: schema80, data: data2 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      let data3 = data.country_code;
      if (typeof data3 === "string") {
        if (func1(data3) > 200) {
          const err7 = { instancePath: instancePath + "/country_code", schemaPath: "ShortText/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema80, data: data3 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/country_code", schemaPath: "ShortText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema80.type, parentSchema: schema80, data: data3 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      let data4 = data.phone;
      if (typeof data4 === "string") {
        if (func1(data4) > 200) {
          const err9 = { instancePath: instancePath + "/phone", schemaPath: "ShortText/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema80, data: data4 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/phone", schemaPath: "ShortText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema80.type, parentSchema: schema80, data: data4 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      let data5 = data.email;
      if (typeof data5 === "string") {
        if (func1(data5) > 200) {
          const err11 = { instancePath: instancePath + "/email", schemaPath: "ShortText/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema80, data: data5 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/email", schemaPath: "ShortText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema80.type, parentSchema: schema80, data: data5 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      let data6 = data.street;
      if (typeof data6 === "string") {
        if (func1(data6) > 200) {
          const err13 = { instancePath: instancePath + "/street", schemaPath: "ShortText/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema80, data: data6 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/street", schemaPath: "ShortText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema80.type, parentSchema: schema80, data: data6 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      let data7 = data.street_2;
      if (typeof data7 !== "string" && data7 !== null) {
        const err15 = { instancePath: instancePath + "/street_2", schemaPath: "#/properties/street_2/type", keyword: "type", params: { type: schema79.properties.street_2.type }, message: "must be string,null", schema: schema79.properties.street_2.type, parentSchema: schema79.properties.street_2, data: data7 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func1(data7) > 200) {
          const err16 = { instancePath: instancePath + "/street_2", schemaPath: "#/properties/street_2/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema79.properties.street_2, data: data7 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    } else {
      const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema79.type, parentSchema: schema79, data };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    validate41.errors = vErrors;
    return errors === 0;
  }
  validate41.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var schema92 = { "type": "object", "additionalProperties": false, "required": ["checkin_date", "checkout_date", "daily_prices"], "properties": { "mapping_code": { "$ref": "MappingCode" }, "rate_code": { "$ref": "RateCode" }, "name": { "$ref": "Name" }, "checkin_date": { "$ref": "CalendarDate" }, "checkout_date": { "$ref": "CalendarDate" }, "total_adult": { "type": "integer", "minimum": 0, "maximum": 1e3, "default": 2 }, "child_ages": { "type": "array", "maxItems": 100, "default": [], "items": { "type": "integer", "minimum": 0, "maximum": 120 } }, "extra_info": { "$ref": "FreeText", "default": "" }, "daily_prices": { "type": "array", "minItems": 1, "maxItems": 1e3, "items": { "$ref": "DailyPriceInput" } }, "extras": { "type": "array", "maxItems": 100, "default": [], "items": { "$ref": "BookedExtraInput" } }, "state": { "$ref": "BookingState" } } };
  var schema93 = { "type": "string", "pattern": "^[!-~]{1,128}$", "x-expects": '1 to 128 visible ASCII characters, such as "156754:8833301"' };
  var schema94 = { "type": "string", "pattern": "^[!-~]{1,64}$", "x-expects": '1 to 64 visible ASCII characters, such as "HR:1"' };
  var schema96 = { "type": "string", "format": "date" };
  var schema98 = { "type": "string", "maxLength": 4e3 };
  var schema105 = { "type": "string", "enum": ["reserved", "confirmed", "canceled"] };
  var func16 = Object.prototype.hasOwnProperty;
  var pattern23 = new RegExp("^[!-~]{1,128}$", "u");
  var schema99 = { "type": "object", "additionalProperties": false, "required": ["date", "price"], "properties": { "date": { "$ref": "CalendarDate" }, "price": { "$ref": "MoneyInput" } } };
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
      if (data.date === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'", schema: schema99.required, parentSchema: schema99, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.price === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'", schema: schema99.required, parentSchema: schema99, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      for (const key0 in data) {
        if (!(key0 === "date" || key0 === "price")) {
          const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema99, data };
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
          if (!formats4.validate(data0)) {
            const err3 = { instancePath: instancePath + "/date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema96, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        } else {
          const err4 = { instancePath: instancePath + "/date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.type, parentSchema: schema96, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (data.price !== void 0) {
        let data1 = data.price;
        if (!(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
          const err5 = { instancePath: instancePath + "/price", schemaPath: "MoneyInput/type", keyword: "type", params: { type: schema88.type }, message: "must be number,string", schema: schema88.type, parentSchema: schema88, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 > 999999999999999e-3 || isNaN(data1)) {
            const err6 = { instancePath: instancePath + "/price", schemaPath: "MoneyInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999e-3 }, message: "must be <= 999999999999.999", schema: 999999999999999e-3, parentSchema: schema88, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (data1 < 0 || isNaN(data1)) {
            const err7 = { instancePath: instancePath + "/price", schemaPath: "MoneyInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema88, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if (!pattern16.test(String(data1))) {
            const err8 = { instancePath: instancePath + "/price", schemaPath: "MoneyInput/x-max-decimals", keyword: "x-max-decimals", params: {}, message: 'must pass "x-max-decimals" keyword validation', schema: 3, parentSchema: schema88, data: data1 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (typeof data1 === "string") {
          if (!pattern17.test(data1)) {
            const err9 = { instancePath: instancePath + "/price", schemaPath: "MoneyInput/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,12}(\\.[0-9]{1,3})?$" }, message: 'must match pattern "^[0-9]{1,12}(\\.[0-9]{1,3})?$"', schema: "^[0-9]{1,12}(\\.[0-9]{1,3})?$", parentSchema: schema88, data: data1 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      }
    } else {
      const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema99.type, parentSchema: schema99, data };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    validate44.errors = vErrors;
    return errors === 0;
  }
  validate44.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var schema102 = { "type": "object", "additionalProperties": false, "required": ["name", "price"], "properties": { "name": { "$ref": "Name" }, "price": { "$ref": "MoneyInput" } } };
  function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate46.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema102.required, parentSchema: schema102, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.price === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'", schema: schema102.required, parentSchema: schema102, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      for (const key0 in data) {
        if (!(key0 === "name" || key0 === "price")) {
          const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema102, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 === "string") {
          if (func1(data0) > 200) {
            const err3 = { instancePath: instancePath + "/name", schemaPath: "Name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema41, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (func1(data0) < 1) {
            const err4 = { instancePath: instancePath + "/name", schemaPath: "Name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/name", schemaPath: "Name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.price !== void 0) {
        let data1 = data.price;
        if (!(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
          const err6 = { instancePath: instancePath + "/price", schemaPath: "MoneyInput/type", keyword: "type", params: { type: schema88.type }, message: "must be number,string", schema: schema88.type, parentSchema: schema88, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 > 999999999999999e-3 || isNaN(data1)) {
            const err7 = { instancePath: instancePath + "/price", schemaPath: "MoneyInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999e-3 }, message: "must be <= 999999999999.999", schema: 999999999999999e-3, parentSchema: schema88, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if (data1 < 0 || isNaN(data1)) {
            const err8 = { instancePath: instancePath + "/price", schemaPath: "MoneyInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema88, data: data1 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (!pattern16.test(String(data1))) {
            const err9 = { instancePath: instancePath + "/price", schemaPath: "MoneyInput/x-max-decimals", keyword: "x-max-decimals", params: {}, message: 'must pass "x-max-decimals" keyword validation', schema: 3, parentSchema: schema88, data: data1 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (typeof data1 === "string") {
          if (!pattern17.test(data1)) {
            const err10 = { instancePath: instancePath + "/price", schemaPath: "MoneyInput/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,12}(\\.[0-9]{1,3})?$" }, message: 'must match pattern "^[0-9]{1,12}(\\.[0-9]{1,3})?$"', schema: "^[0-9]{1,12}(\\.[0-9]{1,3})?$", parentSchema: schema88, data: data1 };
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
      const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema102.type, parentSchema: schema102, data };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    validate46.errors = vErrors;
    return errors === 0;
  }
  validate46.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate43.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.total_adult === void 0) {
        data.total_adult = 2;
      }
      if (data.child_ages === void 0) {
        data.child_ages = [];
      }
      if (data.extra_info === void 0) {
        data.extra_info = "";
      }
      if (data.extras === void 0) {
        data.extras = [];
      }
      if (data.checkin_date === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkin_date" }, message: "must have required property 'checkin_date'", schema: schema92.required, parentSchema: schema92, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.checkout_date === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkout_date" }, message: "must have required property 'checkout_date'", schema: schema92.required, parentSchema: schema92, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.daily_prices === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "daily_prices" }, message: "must have required property 'daily_prices'", schema: schema92.required, parentSchema: schema92, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      for (const key0 in data) {
        if (!func16.call(schema92.properties, key0)) {
          const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema92, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.mapping_code !== void 0) {
        let data0 = data.mapping_code;
        if (typeof data0 === "string") {
          if (!pattern23.test(data0)) {
            const err4 = { instancePath: instancePath + "/mapping_code", schemaPath: "MappingCode/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,128}$" }, message: 'must match pattern "^[!-~]{1,128}$"', schema: "^[!-~]{1,128}$", parentSchema: schema93, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/mapping_code", schemaPath: "MappingCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.type, parentSchema: schema93, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.rate_code !== void 0) {
        let data1 = data.rate_code;
        if (typeof data1 === "string") {
          if (!pattern8.test(data1)) {
            const err6 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCode/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema94, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        } else {
          const err7 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.type, parentSchema: schema94, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data2 = data.name;
        if (typeof data2 === "string") {
          if (func1(data2) > 200) {
            const err8 = { instancePath: instancePath + "/name", schemaPath: "Name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema41, data: data2 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (func1(data2) < 1) {
            const err9 = { instancePath: instancePath + "/name", schemaPath: "Name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data2 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        } else {
          const err10 = { instancePath: instancePath + "/name", schemaPath: "Name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
      if (data.checkin_date !== void 0) {
        let data3 = data.checkin_date;
        if (typeof data3 === "string") {
          if (!formats4.validate(data3)) {
            const err11 = { instancePath: instancePath + "/checkin_date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema96, data: data3 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        } else {
          const err12 = { instancePath: instancePath + "/checkin_date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.type, parentSchema: schema96, data: data3 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.checkout_date !== void 0) {
        let data4 = data.checkout_date;
        if (typeof data4 === "string") {
          if (!formats4.validate(data4)) {
            const err13 = { instancePath: instancePath + "/checkout_date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema96, data: data4 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        } else {
          const err14 = { instancePath: instancePath + "/checkout_date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.type, parentSchema: schema96, data: data4 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      let data5 = data.total_adult;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err15 = { instancePath: instancePath + "/total_adult", schemaPath: "#/properties/total_adult/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema92.properties.total_adult.type, parentSchema: schema92.properties.total_adult, data: data5 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 1e3 || isNaN(data5)) {
          const err16 = { instancePath: instancePath + "/total_adult", schemaPath: "#/properties/total_adult/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema92.properties.total_adult, data: data5 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err17 = { instancePath: instancePath + "/total_adult", schemaPath: "#/properties/total_adult/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema92.properties.total_adult, data: data5 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
      let data6 = data.child_ages;
      if (Array.isArray(data6)) {
        if (data6.length > 100) {
          const err18 = { instancePath: instancePath + "/child_ages", schemaPath: "#/properties/child_ages/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema92.properties.child_ages, data: data6 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            const err19 = { instancePath: instancePath + "/child_ages/" + i0, schemaPath: "#/properties/child_ages/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema92.properties.child_ages.items.type, parentSchema: schema92.properties.child_ages.items, data: data7 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 120 || isNaN(data7)) {
              const err20 = { instancePath: instancePath + "/child_ages/" + i0, schemaPath: "#/properties/child_ages/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 120 }, message: "must be <= 120", schema: 120, parentSchema: schema92.properties.child_ages.items, data: data7 };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data7 < 0 || isNaN(data7)) {
              const err21 = { instancePath: instancePath + "/child_ages/" + i0, schemaPath: "#/properties/child_ages/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema92.properties.child_ages.items, data: data7 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/child_ages", schemaPath: "#/properties/child_ages/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema92.properties.child_ages.type, parentSchema: schema92.properties.child_ages, data: data6 };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      let data8 = data.extra_info;
      if (typeof data8 === "string") {
        if (func1(data8) > 4e3) {
          const err23 = { instancePath: instancePath + "/extra_info", schemaPath: "FreeText/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema98, data: data8 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      } else {
        const err24 = { instancePath: instancePath + "/extra_info", schemaPath: "FreeText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.type, parentSchema: schema98, data: data8 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (data.daily_prices !== void 0) {
        let data9 = data.daily_prices;
        if (Array.isArray(data9)) {
          if (data9.length > 1e3) {
            const err25 = { instancePath: instancePath + "/daily_prices", schemaPath: "#/properties/daily_prices/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", schema: 1e3, parentSchema: schema92.properties.daily_prices, data: data9 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          if (data9.length < 1) {
            const err26 = { instancePath: instancePath + "/daily_prices", schemaPath: "#/properties/daily_prices/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema92.properties.daily_prices, data: data9 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
          const len1 = data9.length;
          for (let i1 = 0; i1 < len1; i1++) {
            if (!validate44(data9[i1], { instancePath: instancePath + "/daily_prices/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err27 = { instancePath: instancePath + "/daily_prices", schemaPath: "#/properties/daily_prices/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema92.properties.daily_prices.type, parentSchema: schema92.properties.daily_prices, data: data9 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
      let data11 = data.extras;
      if (Array.isArray(data11)) {
        if (data11.length > 100) {
          const err28 = { instancePath: instancePath + "/extras", schemaPath: "#/properties/extras/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema92.properties.extras, data: data11 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        const len2 = data11.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate46(data11[i2], { instancePath: instancePath + "/extras/" + i2, parentData: data11, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/extras", schemaPath: "#/properties/extras/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema92.properties.extras.type, parentSchema: schema92.properties.extras, data: data11 };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (data.state !== void 0) {
        let data13 = data.state;
        if (typeof data13 !== "string") {
          const err30 = { instancePath: instancePath + "/state", schemaPath: "BookingState/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema105.type, parentSchema: schema105, data: data13 };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (!(data13 === "reserved" || data13 === "confirmed" || data13 === "canceled")) {
          const err31 = { instancePath: instancePath + "/state", schemaPath: "BookingState/enum", keyword: "enum", params: { allowedValues: schema105.enum }, message: "must be equal to one of the allowed values", schema: schema105.enum, parentSchema: schema105, data: data13 };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
    } else {
      const err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.type, parentSchema: schema92, data };
      if (vErrors === null) {
        vErrors = [err32];
      } else {
        vErrors.push(err32);
      }
      errors++;
    }
    validate43.errors = vErrors;
    return errors === 0;
  }
  validate43.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate40.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.provider_number === void 0) {
        data.provider_number = null;
      }
      if (data.address === void 0) {
        data.address = {};
      }
      if (data.note === void 0) {
        data.note = null;
      }
      if (data.paid_amount === void 0) {
        data.paid_amount = 0;
      }
      if (data.adjustments_total === void 0) {
        data.adjustments_total = 0;
      }
      if (data.tax_total === void 0) {
        data.tax_total = 0;
      }
      if (data.requires_response === void 0) {
        data.requires_response = true;
      }
      if (data.guest === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "guest" }, message: "must have required property 'guest'", schema: schema77.required, parentSchema: schema77, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.payment === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payment" }, message: "must have required property 'payment'", schema: schema77.required, parentSchema: schema77, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.rooms === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rooms" }, message: "must have required property 'rooms'", schema: schema77.required, parentSchema: schema77, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      let data0 = data.provider_number;
      if (typeof data0 !== "string" && data0 !== null) {
        const err3 = { instancePath: instancePath + "/provider_number", schemaPath: "#/properties/provider_number/type", keyword: "type", params: { type: schema77.properties.provider_number.type }, message: "must be string,null", schema: schema77.properties.provider_number.type, parentSchema: schema77.properties.provider_number, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err4 = { instancePath: instancePath + "/provider_number", schemaPath: "#/properties/provider_number/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema77.properties.provider_number, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (data.guest !== void 0) {
        let data1 = data.guest;
        if (typeof data1 === "string") {
          if (func1(data1) > 200) {
            const err5 = { instancePath: instancePath + "/guest", schemaPath: "Name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema41, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err6 = { instancePath: instancePath + "/guest", schemaPath: "Name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        } else {
          const err7 = { instancePath: instancePath + "/guest", schemaPath: "Name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (!validate41(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
        errors = vErrors.length;
      }
      let data3 = data.note;
      if (typeof data3 !== "string" && data3 !== null) {
        const err8 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: schema77.properties.note.type }, message: "must be string,null", schema: schema77.properties.note.type, parentSchema: schema77.properties.note, data: data3 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func1(data3) > 4e3) {
          const err9 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema77.properties.note, data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
      if (data.payment !== void 0) {
        let data4 = data.payment;
        if (typeof data4 !== "string") {
          const err10 = { instancePath: instancePath + "/payment", schemaPath: "PaymentMethod/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.type, parentSchema: schema87, data: data4 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!(data4 === "credit_card" || data4 === "bank_transfer" || data4 === "cash" || data4 === "paypal")) {
          const err11 = { instancePath: instancePath + "/payment", schemaPath: "PaymentMethod/enum", keyword: "enum", params: { allowedValues: schema87.enum }, message: "must be equal to one of the allowed values", schema: schema87.enum, parentSchema: schema87, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      let data5 = data.paid_amount;
      if (!(typeof data5 == "number" && isFinite(data5)) && typeof data5 !== "string") {
        const err12 = { instancePath: instancePath + "/paid_amount", schemaPath: "MoneyInput/type", keyword: "type", params: { type: schema88.type }, message: "must be number,string", schema: schema88.type, parentSchema: schema88, data: data5 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 999999999999999e-3 || isNaN(data5)) {
          const err13 = { instancePath: instancePath + "/paid_amount", schemaPath: "MoneyInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999e-3 }, message: "must be <= 999999999999.999", schema: 999999999999999e-3, parentSchema: schema88, data: data5 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err14 = { instancePath: instancePath + "/paid_amount", schemaPath: "MoneyInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema88, data: data5 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!pattern16.test(String(data5))) {
          const err15 = { instancePath: instancePath + "/paid_amount", schemaPath: "MoneyInput/x-max-decimals", keyword: "x-max-decimals", params: {}, message: 'must pass "x-max-decimals" keyword validation', schema: 3, parentSchema: schema88, data: data5 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
      if (typeof data5 === "string") {
        if (!pattern17.test(data5)) {
          const err16 = { instancePath: instancePath + "/paid_amount", schemaPath: "MoneyInput/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,12}(\\.[0-9]{1,3})?$" }, message: 'must match pattern "^[0-9]{1,12}(\\.[0-9]{1,3})?$"', schema: "^[0-9]{1,12}(\\.[0-9]{1,3})?$", parentSchema: schema88, data: data5 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
      if (data.currency !== void 0) {
        let data6 = data.currency;
        if (typeof data6 === "string") {
          if (!pattern10.test(data6)) {
            const err17 = { instancePath: instancePath + "/currency", schemaPath: "CurrencyCode/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"', schema: "^[A-Z]{3}$", parentSchema: schema89, data: data6 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        } else {
          const err18 = { instancePath: instancePath + "/currency", schemaPath: "CurrencyCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.type, parentSchema: schema89, data: data6 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
      let data7 = data.adjustments_total;
      if (!(typeof data7 == "number" && isFinite(data7)) && typeof data7 !== "string") {
        const err19 = { instancePath: instancePath + "/adjustments_total", schemaPath: "SignedMoneyInput/type", keyword: "type", params: { type: schema90.type }, message: "must be number,string", schema: schema90.type, parentSchema: schema90, data: data7 };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 999999999999999e-3 || isNaN(data7)) {
          const err20 = { instancePath: instancePath + "/adjustments_total", schemaPath: "SignedMoneyInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999e-3 }, message: "must be <= 999999999999.999", schema: 999999999999999e-3, parentSchema: schema90, data: data7 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data7 < -999999999999999e-3 || isNaN(data7)) {
          const err21 = { instancePath: instancePath + "/adjustments_total", schemaPath: "SignedMoneyInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: -999999999999999e-3 }, message: "must be >= -999999999999.999", schema: -999999999999999e-3, parentSchema: schema90, data: data7 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (!pattern16.test(String(data7))) {
          const err22 = { instancePath: instancePath + "/adjustments_total", schemaPath: "SignedMoneyInput/x-max-decimals", keyword: "x-max-decimals", params: {}, message: 'must pass "x-max-decimals" keyword validation', schema: 3, parentSchema: schema90, data: data7 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
      if (typeof data7 === "string") {
        if (!pattern20.test(data7)) {
          const err23 = { instancePath: instancePath + "/adjustments_total", schemaPath: "SignedMoneyInput/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]{1,12}(\\.[0-9]{1,3})?$" }, message: 'must match pattern "^-?[0-9]{1,12}(\\.[0-9]{1,3})?$"', schema: "^-?[0-9]{1,12}(\\.[0-9]{1,3})?$", parentSchema: schema90, data: data7 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      let data8 = data.tax_total;
      if (!(typeof data8 == "number" && isFinite(data8)) && typeof data8 !== "string") {
        const err24 = { instancePath: instancePath + "/tax_total", schemaPath: "MoneyInput/type", keyword: "type", params: { type: schema88.type }, message: "must be number,string", schema: schema88.type, parentSchema: schema88, data: data8 };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 999999999999999e-3 || isNaN(data8)) {
          const err25 = { instancePath: instancePath + "/tax_total", schemaPath: "MoneyInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999e-3 }, message: "must be <= 999999999999.999", schema: 999999999999999e-3, parentSchema: schema88, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err26 = { instancePath: instancePath + "/tax_total", schemaPath: "MoneyInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema88, data: data8 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (!pattern16.test(String(data8))) {
          const err27 = { instancePath: instancePath + "/tax_total", schemaPath: "MoneyInput/x-max-decimals", keyword: "x-max-decimals", params: {}, message: 'must pass "x-max-decimals" keyword validation', schema: 3, parentSchema: schema88, data: data8 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
      if (typeof data8 === "string") {
        if (!pattern17.test(data8)) {
          const err28 = { instancePath: instancePath + "/tax_total", schemaPath: "MoneyInput/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,12}(\\.[0-9]{1,3})?$" }, message: 'must match pattern "^[0-9]{1,12}(\\.[0-9]{1,3})?$"', schema: "^[0-9]{1,12}(\\.[0-9]{1,3})?$", parentSchema: schema88, data: data8 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
      let data9 = data.requires_response;
      if (typeof data9 !== "boolean") {
        const err29 = { instancePath: instancePath + "/requires_response", schemaPath: "#/properties/requires_response/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema77.properties.requires_response.type, parentSchema: schema77.properties.requires_response, data: data9 };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (data.rooms !== void 0) {
        let data10 = data.rooms;
        if (Array.isArray(data10)) {
          if (data10.length > 100) {
            const err30 = { instancePath: instancePath + "/rooms", schemaPath: "#/properties/rooms/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema77.properties.rooms, data: data10 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
          if (data10.length < 1) {
            const err31 = { instancePath: instancePath + "/rooms", schemaPath: "#/properties/rooms/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema77.properties.rooms, data: data10 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
          const len0 = data10.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate43(data10[i0], { instancePath: instancePath + "/rooms/" + i0, parentData: data10, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err32 = { instancePath: instancePath + "/rooms", schemaPath: "#/properties/rooms/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.properties.rooms.type, parentSchema: schema77.properties.rooms, data: data10 };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
    } else {
      const err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.type, parentSchema: schema77, data };
      if (vErrors === null) {
        vErrors = [err33];
      } else {
        vErrors.push(err33);
      }
      errors++;
    }
    validate40.errors = vErrors;
    return errors === 0;
  }
  validate40.evaluated = { "props": { "provider_number": true, "guest": true, "address": true, "note": true, "payment": true, "paid_amount": true, "currency": true, "adjustments_total": true, "tax_total": true, "requires_response": true, "rooms": true }, "dynamicProps": false, "dynamicItems": false };
  function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate39.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!validate40(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
      errors = vErrors.length;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        if (key0 !== "provider_number" && key0 !== "guest" && key0 !== "address" && key0 !== "note" && key0 !== "payment" && key0 !== "paid_amount" && key0 !== "currency" && key0 !== "adjustments_total" && key0 !== "tax_total" && key0 !== "requires_response" && key0 !== "rooms") {
          const err0 = { instancePath, schemaPath: "#/unevaluatedProperties", keyword: "unevaluatedProperties", params: { unevaluatedProperty: key0 }, message: "must NOT have unevaluated properties", schema: false, parentSchema: schema76, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
    }
    validate39.errors = vErrors;
    return errors === 0;
  }
  validate39.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var BookingInput = validate50;
  var schema106 = { "unevaluatedProperties": false, "allOf": [{ "$ref": "BookingFields" }, { "type": "object", "required": ["channel_code"], "properties": { "channel_code": { "$ref": "ChannelCode" } } }] };
  var schema107 = { "type": "string", "pattern": "^[a-z0-9_-]{1,64}$", "x-expects": "1 to 64 small letters, digits, - and _" };
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
    if (!validate40(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
      errors = vErrors.length;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.channel_code === void 0) {
        const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "channel_code" }, message: "must have required property 'channel_code'", schema: schema106.allOf[1].required, parentSchema: schema106.allOf[1], data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.channel_code !== void 0) {
        let data0 = data.channel_code;
        if (typeof data0 === "string") {
          if (!pattern4.test(data0)) {
            const err1 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]{1,64}$" }, message: 'must match pattern "^[a-z0-9_-]{1,64}$"', schema: "^[a-z0-9_-]{1,64}$", parentSchema: schema107, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema106.allOf[1].type, parentSchema: schema106.allOf[1], data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        if (key0 !== "channel_code" && key0 !== "provider_number" && key0 !== "guest" && key0 !== "address" && key0 !== "note" && key0 !== "payment" && key0 !== "paid_amount" && key0 !== "currency" && key0 !== "adjustments_total" && key0 !== "tax_total" && key0 !== "requires_response" && key0 !== "rooms") {
          const err4 = { instancePath, schemaPath: "#/unevaluatedProperties", keyword: "unevaluatedProperties", params: { unevaluatedProperty: key0 }, message: "must NOT have unevaluated properties", schema: false, parentSchema: schema106, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    validate50.errors = vErrors;
    return errors === 0;
  }
  validate50.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var BookingListAnswer = validate52;
  var schema108 = { "type": "object", "required": ["bookings"], "properties": { "bookings": { "type": "array", "items": { "$ref": "BookingAnswer" } } } };
  function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate52.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.bookings === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bookings" }, message: "must have required property 'bookings'", schema: schema108.required, parentSchema: schema108, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.bookings !== void 0) {
        let data0 = data.bookings;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate32(data0[i0], { instancePath: instancePath + "/bookings/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/bookings", schemaPath: "#/properties/bookings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema108.properties.bookings.type, parentSchema: schema108.properties.bookings, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema108.type, parentSchema: schema108, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate52.errors = vErrors;
    return errors === 0;
  }
  validate52.evaluated = { "props": { "bookings": true }, "dynamicProps": false, "dynamicItems": false };
  var CalendarAnswer = validate54;
  var schema109 = { "type": "object", "required": ["entries"], "properties": { "entries": { "type": "array", "items": { "$ref": "CalendarEntryAnswer" } } } };
  var schema110 = { "allOf": [{ "type": "object", "required": ["code", "inv_code", "date", "channels"], "properties": { "code": { "$ref": "RateCodeAnswer" }, "inv_code": { "$ref": "InvCodeAnswer" }, "date": { "$ref": "CalendarDateAnswer" }, "channels": { "type": "array", "items": { "$ref": "ToldValuesAnswer" } } } }, { "$ref": "CalendarValuesAnswer" }] };
  var schema117 = { "type": "object", "required": ["availability", "price", "min_stay", "stop_sale", "cta", "ctd"], "properties": { "availability": { "type": ["integer", "null"], "minimum": 0 }, "price": { "type": ["string", "null"], "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "min_stay": { "type": ["integer", "null"], "minimum": 1 }, "stop_sale": { "type": ["boolean", "null"] }, "cta": { "type": ["boolean", "null"] }, "ctd": { "type": ["boolean", "null"] } } };
  var pattern34 = new RegExp("^[0-9]+(\\.[0-9]+)?$", "u");
  var schema114 = { "allOf": [{ "type": "object", "required": ["channel_code", "mapping_code"], "properties": { "channel_code": { "$ref": "ChannelCodeAnswer" }, "mapping_code": { "$ref": "MappingCodeAnswer" } } }, { "$ref": "CalendarValuesAnswer" }] };
  var schema116 = { "type": "string", "pattern": "^[!-~]{1,128}$", "x-expects": '1 to 128 visible ASCII characters, such as "156754:8833301"' };
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
      if (data.channel_code === void 0) {
        const err0 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "channel_code" }, message: "must have required property 'channel_code'", schema: schema114.allOf[0].required, parentSchema: schema114.allOf[0], data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.mapping_code === void 0) {
        const err1 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "mapping_code" }, message: "must have required property 'mapping_code'", schema: schema114.allOf[0].required, parentSchema: schema114.allOf[0], data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.channel_code !== void 0) {
        let data0 = data.channel_code;
        if (typeof data0 === "string") {
          if (!pattern4.test(data0)) {
            const err2 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]{1,64}$" }, message: 'must match pattern "^[a-z0-9_-]{1,64}$"', schema: "^[a-z0-9_-]{1,64}$", parentSchema: schema47, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.type, parentSchema: schema47, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.mapping_code !== void 0) {
        let data1 = data.mapping_code;
        if (typeof data1 === "string") {
          if (!pattern23.test(data1)) {
            const err4 = { instancePath: instancePath + "/mapping_code", schemaPath: "MappingCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,128}$" }, message: 'must match pattern "^[!-~]{1,128}$"', schema: "^[!-~]{1,128}$", parentSchema: schema116, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/mapping_code", schemaPath: "MappingCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema116.type, parentSchema: schema116, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    } else {
      const err6 = { instancePath, schemaPath: "#/allOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema114.allOf[0].type, parentSchema: schema114.allOf[0], data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.availability === void 0) {
        const err7 = { instancePath, schemaPath: "CalendarValuesAnswer/required", keyword: "required", params: { missingProperty: "availability" }, message: "must have required property 'availability'", schema: schema117.required, parentSchema: schema117, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.price === void 0) {
        const err8 = { instancePath, schemaPath: "CalendarValuesAnswer/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'", schema: schema117.required, parentSchema: schema117, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.min_stay === void 0) {
        const err9 = { instancePath, schemaPath: "CalendarValuesAnswer/required", keyword: "required", params: { missingProperty: "min_stay" }, message: "must have required property 'min_stay'", schema: schema117.required, parentSchema: schema117, data };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.stop_sale === void 0) {
        const err10 = { instancePath, schemaPath: "CalendarValuesAnswer/required", keyword: "required", params: { missingProperty: "stop_sale" }, message: "must have required property 'stop_sale'", schema: schema117.required, parentSchema: schema117, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.cta === void 0) {
        const err11 = { instancePath, schemaPath: "CalendarValuesAnswer/required", keyword: "required", params: { missingProperty: "cta" }, message: "must have required property 'cta'", schema: schema117.required, parentSchema: schema117, data };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (data.ctd === void 0) {
        const err12 = { instancePath, schemaPath: "CalendarValuesAnswer/required", keyword: "required", params: { missingProperty: "ctd" }, message: "must have required property 'ctd'", schema: schema117.required, parentSchema: schema117, data };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (data.availability !== void 0) {
        let data2 = data.availability;
        if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
          const err13 = { instancePath: instancePath + "/availability", schemaPath: "CalendarValuesAnswer/properties/availability/type", keyword: "type", params: { type: schema117.properties.availability.type }, message: "must be integer,null", schema: schema117.properties.availability.type, parentSchema: schema117.properties.availability, data: data2 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (typeof data2 == "number" && isFinite(data2)) {
          if (data2 < 0 || isNaN(data2)) {
            const err14 = { instancePath: instancePath + "/availability", schemaPath: "CalendarValuesAnswer/properties/availability/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema117.properties.availability, data: data2 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      }
      if (data.price !== void 0) {
        let data3 = data.price;
        if (typeof data3 !== "string" && data3 !== null) {
          const err15 = { instancePath: instancePath + "/price", schemaPath: "CalendarValuesAnswer/properties/price/type", keyword: "type", params: { type: schema117.properties.price.type }, message: "must be string,null", schema: schema117.properties.price.type, parentSchema: schema117.properties.price, data: data3 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (typeof data3 === "string") {
          if (!pattern34.test(data3)) {
            const err16 = { instancePath: instancePath + "/price", schemaPath: "CalendarValuesAnswer/properties/price/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"', schema: "^[0-9]+(\\.[0-9]+)?$", parentSchema: schema117.properties.price, data: data3 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      }
      if (data.min_stay !== void 0) {
        let data4 = data.min_stay;
        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
          const err17 = { instancePath: instancePath + "/min_stay", schemaPath: "CalendarValuesAnswer/properties/min_stay/type", keyword: "type", params: { type: schema117.properties.min_stay.type }, message: "must be integer,null", schema: schema117.properties.min_stay.type, parentSchema: schema117.properties.min_stay, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (typeof data4 == "number" && isFinite(data4)) {
          if (data4 < 1 || isNaN(data4)) {
            const err18 = { instancePath: instancePath + "/min_stay", schemaPath: "CalendarValuesAnswer/properties/min_stay/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema117.properties.min_stay, data: data4 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      }
      if (data.stop_sale !== void 0) {
        let data5 = data.stop_sale;
        if (typeof data5 !== "boolean" && data5 !== null) {
          const err19 = { instancePath: instancePath + "/stop_sale", schemaPath: "CalendarValuesAnswer/properties/stop_sale/type", keyword: "type", params: { type: schema117.properties.stop_sale.type }, message: "must be boolean,null", schema: schema117.properties.stop_sale.type, parentSchema: schema117.properties.stop_sale, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
      if (data.cta !== void 0) {
        let data6 = data.cta;
        if (typeof data6 !== "boolean" && data6 !== null) {
          const err20 = { instancePath: instancePath + "/cta", schemaPath: "CalendarValuesAnswer/properties/cta/type", keyword: "type", params: { type: schema117.properties.cta.type }, message: "must be boolean,null", schema: schema117.properties.cta.type, parentSchema: schema117.properties.cta, data: data6 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
      if (data.ctd !== void 0) {
        let data7 = data.ctd;
        if (typeof data7 !== "boolean" && data7 !== null) {
          const err21 = { instancePath: instancePath + "/ctd", schemaPath: "CalendarValuesAnswer/properties/ctd/type", keyword: "type", params: { type: schema117.properties.ctd.type }, message: "must be boolean,null", schema: schema117.properties.ctd.type, parentSchema: schema117.properties.ctd, data: data7 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
    } else {
      const err22 = { instancePath, schemaPath: "CalendarValuesAnswer/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema117.type, parentSchema: schema117, data };
      if (vErrors === null) {
        vErrors = [err22];
      } else {
        vErrors.push(err22);
      }
      errors++;
    }
    validate56.errors = vErrors;
    return errors === 0;
  }
  validate56.evaluated = { "props": { "availability": true, "price": true, "min_stay": true, "stop_sale": true, "cta": true, "ctd": true, "channel_code": true, "mapping_code": true }, "dynamicProps": false, "dynamicItems": false };
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
      if (data.code === void 0) {
        const err0 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema110.allOf[0].required, parentSchema: schema110.allOf[0], data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.inv_code === void 0) {
        const err1 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "inv_code" }, message: "must have required property 'inv_code'", schema: schema110.allOf[0].required, parentSchema: schema110.allOf[0], data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.date === void 0) {
        const err2 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'", schema: schema110.allOf[0].required, parentSchema: schema110.allOf[0], data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.channels === void 0) {
        const err3 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "channels" }, message: "must have required property 'channels'", schema: schema110.allOf[0].required, parentSchema: schema110.allOf[0], data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.code !== void 0) {
        let data0 = data.code;
        if (typeof data0 === "string") {
          if (!pattern8.test(data0)) {
            const err4 = { instancePath: instancePath + "/code", schemaPath: "RateCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema64, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/code", schemaPath: "RateCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema64.type, parentSchema: schema64, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.inv_code !== void 0) {
        let data1 = data.inv_code;
        if (typeof data1 === "string") {
          if (!pattern8.test(data1)) {
            const err6 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema65, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        } else {
          const err7 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.type, parentSchema: schema65, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.date !== void 0) {
        let data2 = data.date;
        if (typeof data2 === "string") {
          if (!formats4.validate(data2)) {
            const err8 = { instancePath: instancePath + "/date", schemaPath: "CalendarDateAnswer/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema57, data: data2 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        } else {
          const err9 = { instancePath: instancePath + "/date", schemaPath: "CalendarDateAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.type, parentSchema: schema57, data: data2 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
      if (data.channels !== void 0) {
        let data3 = data.channels;
        if (Array.isArray(data3)) {
          const len0 = data3.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate56(data3[i0], { instancePath: instancePath + "/channels/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err10 = { instancePath: instancePath + "/channels", schemaPath: "#/allOf/0/properties/channels/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema110.allOf[0].properties.channels.type, parentSchema: schema110.allOf[0].properties.channels, data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    } else {
      const err11 = { instancePath, schemaPath: "#/allOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema110.allOf[0].type, parentSchema: schema110.allOf[0], data };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.availability === void 0) {
        const err12 = { instancePath, schemaPath: "CalendarValuesAnswer/required", keyword: "required", params: { missingProperty: "availability" }, message: "must have required property 'availability'", schema: schema117.required, parentSchema: schema117, data };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (data.price === void 0) {
        const err13 = { instancePath, schemaPath: "CalendarValuesAnswer/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'", schema: schema117.required, parentSchema: schema117, data };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (data.min_stay === void 0) {
        const err14 = { instancePath, schemaPath: "CalendarValuesAnswer/required", keyword: "required", params: { missingProperty: "min_stay" }, message: "must have required property 'min_stay'", schema: schema117.required, parentSchema: schema117, data };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (data.stop_sale === void 0) {
        const err15 = { instancePath, schemaPath: "CalendarValuesAnswer/required", keyword: "required", params: { missingProperty: "stop_sale" }, message: "must have required property 'stop_sale'", schema: schema117.required, parentSchema: schema117, data };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (data.cta === void 0) {
        const err16 = { instancePath, schemaPath: "CalendarValuesAnswer/required", keyword: "required", params: { missingProperty: "cta" }, message: "must have required property 'cta'", schema: schema117.required, parentSchema: schema117, data };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (data.ctd === void 0) {
        const err17 = { instancePath, schemaPath: "CalendarValuesAnswer/required", keyword: "required", params: { missingProperty: "ctd" }, message: "must have required property 'ctd'", schema: schema117.required, parentSchema: schema117, data };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (data.availability !== void 0) {
        let data5 = data.availability;
        if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5)) && data5 !== null) {
          const err18 = { instancePath: instancePath + "/availability", schemaPath: "CalendarValuesAnswer/properties/availability/type", keyword: "type", params: { type: schema117.properties.availability.type }, message: "must be integer,null", schema: schema117.properties.availability.type, parentSchema: schema117.properties.availability, data: data5 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (typeof data5 == "number" && isFinite(data5)) {
          if (data5 < 0 || isNaN(data5)) {
            const err19 = { instancePath: instancePath + "/availability", schemaPath: "CalendarValuesAnswer/properties/availability/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema117.properties.availability, data: data5 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      }
      if (data.price !== void 0) {
        let data6 = data.price;
        if (typeof data6 !== "string" && data6 !== null) {
          const err20 = { instancePath: instancePath + "/price", schemaPath: "CalendarValuesAnswer/properties/price/type", keyword: "type", params: { type: schema117.properties.price.type }, message: "must be string,null", schema: schema117.properties.price.type, parentSchema: schema117.properties.price, data: data6 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (typeof data6 === "string") {
          if (!pattern34.test(data6)) {
            const err21 = { instancePath: instancePath + "/price", schemaPath: "CalendarValuesAnswer/properties/price/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"', schema: "^[0-9]+(\\.[0-9]+)?$", parentSchema: schema117.properties.price, data: data6 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      }
      if (data.min_stay !== void 0) {
        let data7 = data.min_stay;
        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7)) && data7 !== null) {
          const err22 = { instancePath: instancePath + "/min_stay", schemaPath: "CalendarValuesAnswer/properties/min_stay/type", keyword: "type", params: { type: schema117.properties.min_stay.type }, message: "must be integer,null", schema: schema117.properties.min_stay.type, parentSchema: schema117.properties.min_stay, data: data7 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (typeof data7 == "number" && isFinite(data7)) {
          if (data7 < 1 || isNaN(data7)) {
            const err23 = { instancePath: instancePath + "/min_stay", schemaPath: "CalendarValuesAnswer/properties/min_stay/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema117.properties.min_stay, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      }
      if (data.stop_sale !== void 0) {
        let data8 = data.stop_sale;
        if (typeof data8 !== "boolean" && data8 !== null) {
          const err24 = { instancePath: instancePath + "/stop_sale", schemaPath: "CalendarValuesAnswer/properties/stop_sale/type", keyword: "type", params: { type: schema117.properties.stop_sale.type }, message: "must be boolean,null", schema: schema117.properties.stop_sale.type, parentSchema: schema117.properties.stop_sale, data: data8 };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.cta !== void 0) {
        let data9 = data.cta;
        if (typeof data9 !== "boolean" && data9 !== null) {
          const err25 = { instancePath: instancePath + "/cta", schemaPath: "CalendarValuesAnswer/properties/cta/type", keyword: "type", params: { type: schema117.properties.cta.type }, message: "must be boolean,null", schema: schema117.properties.cta.type, parentSchema: schema117.properties.cta, data: data9 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
      if (data.ctd !== void 0) {
        let data10 = data.ctd;
        if (typeof data10 !== "boolean" && data10 !== null) {
          const err26 = { instancePath: instancePath + "/ctd", schemaPath: "CalendarValuesAnswer/properties/ctd/type", keyword: "type", params: { type: schema117.properties.ctd.type }, message: "must be boolean,null", schema: schema117.properties.ctd.type, parentSchema: schema117.properties.ctd, data: data10 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    } else {
      const err27 = { instancePath, schemaPath: "CalendarValuesAnswer/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema117.type, parentSchema: schema117, data };
      if (vErrors === null) {
        vErrors = [err27];
      } else {
        vErrors.push(err27);
      }
      errors++;
    }
    validate55.errors = vErrors;
    return errors === 0;
  }
  validate55.evaluated = { "props": { "availability": true, "price": true, "min_stay": true, "stop_sale": true, "cta": true, "ctd": true, "code": true, "inv_code": true, "date": true, "channels": true }, "dynamicProps": false, "dynamicItems": false };
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
      if (data.entries === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entries" }, message: "must have required property 'entries'", schema: schema109.required, parentSchema: schema109, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.entries !== void 0) {
        let data0 = data.entries;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate55(data0[i0], { instancePath: instancePath + "/entries/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/entries", schemaPath: "#/properties/entries/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema109.properties.entries.type, parentSchema: schema109.properties.entries, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema109.type, parentSchema: schema109, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate54.errors = vErrors;
    return errors === 0;
  }
  validate54.evaluated = { "props": { "entries": true }, "dynamicProps": false, "dynamicItems": false };
  var Cancellation = validate59;
  var schema119 = { "type": "object", "additionalProperties": false, "properties": { "reason": { "type": ["string", "null"], "maxLength": 4e3, "default": null } } };
  function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate59.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.reason === void 0) {
        data.reason = null;
      }
      for (const key0 in data) {
        if (!(key0 === "reason")) {
          const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema119, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
      let data0 = data.reason;
      if (typeof data0 !== "string" && data0 !== null) {
        const err1 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: schema119.properties.reason.type }, message: "must be string,null", schema: schema119.properties.reason.type, parentSchema: schema119.properties.reason, data: data0 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 === "string") {
        if (func1(data0) > 4e3) {
          const err2 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema119.properties.reason, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema119.type, parentSchema: schema119, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate59.errors = vErrors;
    return errors === 0;
  }
  validate59.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var ClockAdvance = validate60;
  var schema120 = { "type": "object", "additionalProperties": false, "required": ["seconds"], "properties": { "seconds": { "type": "number", "exclusiveMinimum": 0, "maximum": 1e9, "x-expects": "a number of seconds above 0, at most 1000000000" } } };
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
      if (data.seconds === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seconds" }, message: "must have required property 'seconds'", schema: schema120.required, parentSchema: schema120, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      for (const key0 in data) {
        if (!(key0 === "seconds")) {
          const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema120, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
      if (data.seconds !== void 0) {
        let data0 = data.seconds;
        if (typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 1e9 || isNaN(data0)) {
            const err2 = { instancePath: instancePath + "/seconds", schemaPath: "#/properties/seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000", schema: 1e9, parentSchema: schema120.properties.seconds, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (data0 <= 0 || isNaN(data0)) {
            const err3 = { instancePath: instancePath + "/seconds", schemaPath: "#/properties/seconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema120.properties.seconds, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        } else {
          const err4 = { instancePath: instancePath + "/seconds", schemaPath: "#/properties/seconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema120.properties.seconds.type, parentSchema: schema120.properties.seconds, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    } else {
      const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema120.type, parentSchema: schema120, data };
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
  validate60.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var ClockAnswer = validate61;
  var schema121 = { "type": "object", "required": ["now", "offset_ms"], "properties": { "now": { "$ref": "TimestampAnswer" }, "offset_ms": { "type": "integer" } } };
  function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate61.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.now === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "now" }, message: "must have required property 'now'", schema: schema121.required, parentSchema: schema121, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.offset_ms === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offset_ms" }, message: "must have required property 'offset_ms'", schema: schema121.required, parentSchema: schema121, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.now !== void 0) {
        let data0 = data.now;
        if (typeof data0 === "string") {
          if (!formats0.validate(data0)) {
            const err2 = { instancePath: instancePath + "/now", schemaPath: "TimestampAnswer/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema49, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/now", schemaPath: "TimestampAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.type, parentSchema: schema49, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.offset_ms !== void 0) {
        let data1 = data.offset_ms;
        if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
          const err4 = { instancePath: instancePath + "/offset_ms", schemaPath: "#/properties/offset_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema121.properties.offset_ms.type, parentSchema: schema121.properties.offset_ms, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    } else {
      const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema121.type, parentSchema: schema121, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    validate61.errors = vErrors;
    return errors === 0;
  }
  validate61.evaluated = { "props": { "now": true, "offset_ms": true }, "dynamicProps": false, "dynamicItems": false };
  var ClockSetting = validate62;
  var schema123 = { "type": "object", "additionalProperties": false, "required": ["now"], "properties": { "now": { "$ref": "Timestamp" } } };
  var schema124 = { "type": "string", "format": "date-time" };
  function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate62.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.now === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "now" }, message: "must have required property 'now'", schema: schema123.required, parentSchema: schema123, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      for (const key0 in data) {
        if (!(key0 === "now")) {
          const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema123, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
      if (data.now !== void 0) {
        let data0 = data.now;
        if (typeof data0 === "string") {
          if (!formats0.validate(data0)) {
            const err2 = { instancePath: instancePath + "/now", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema124, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/now", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema124.type, parentSchema: schema124, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    } else {
      const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema123.type, parentSchema: schema123, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    validate62.errors = vErrors;
    return errors === 0;
  }
  validate62.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var ConnectionAnswer = validate63;
  var schema125 = { "type": "object", "required": ["channel_code", "channel_name", "connector", "in_progress", "succeeded", "failed"], "properties": { "channel_code": { "$ref": "ChannelCodeAnswer" }, "channel_name": { "type": "string" }, "connector": { "$ref": "ConnectorAnswer" }, "in_progress": { "type": "integer", "minimum": 0 }, "succeeded": { "type": "integer", "minimum": 0 }, "failed": { "type": "integer", "minimum": 0 } } };
  var schema127 = { "type": "object", "x-expects": "a connector of the kind direct, simulated or http", "oneOf": [{ "$ref": "DirectConnectorAnswer" }, { "$ref": "SimulatedConnectorAnswer" }, { "$ref": "HttpConnectorAnswer" }], "discriminator": { "propertyName": "kind" } };
  var schema130 = { "type": "object", "additionalProperties": false, "required": ["kind"], "properties": { "kind": { "type": "string", "enum": ["direct"] } } };
  var schema131 = { "type": "object", "additionalProperties": false, "required": ["kind", "url", "secret"], "properties": { "kind": { "type": "string", "enum": ["http"] }, "url": { "type": "string", "maxLength": 2e3, "pattern": "^https?://[^\\s/]+\\S*$", "x-expects": "an http or https URL, such as https://channel.example/updates" }, "secret": { "type": ["string", "null"], "format": "password", "minLength": 8, "maxLength": 200 } } };
  var schema128 = { "type": "object", "additionalProperties": false, "required": ["kind", "latency_ms", "failure_rate", "seed", "script"], "properties": { "kind": { "type": "string", "enum": ["simulated"] }, "latency_ms": { "type": "integer", "minimum": 0, "maximum": 6e5 }, "failure_rate": { "type": "number", "minimum": 0, "maximum": 1 }, "seed": { "type": "integer" }, "script": { "type": "array", "maxItems": 1e3, "items": { "$ref": "ScriptedOutcomeAnswer" } } } };
  var schema129 = { "type": "object", "additionalProperties": false, "required": ["outcome"], "properties": { "outcome": { "type": "string", "enum": ["succeed", "fail"] }, "message": { "type": "string", "minLength": 1, "maxLength": 4e3 } } };
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
      if (data.kind === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema128.required, parentSchema: schema128, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.latency_ms === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "latency_ms" }, message: "must have required property 'latency_ms'", schema: schema128.required, parentSchema: schema128, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.failure_rate === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failure_rate" }, message: "must have required property 'failure_rate'", schema: schema128.required, parentSchema: schema128, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.seed === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seed" }, message: "must have required property 'seed'", schema: schema128.required, parentSchema: schema128, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.script === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "script" }, message: "must have required property 'script'", schema: schema128.required, parentSchema: schema128, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      for (const key0 in data) {
        if (!(key0 === "kind" || key0 === "latency_ms" || key0 === "failure_rate" || key0 === "seed" || key0 === "script")) {
          const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema128, data };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.kind !== void 0) {
        let data0 = data.kind;
        if (typeof data0 !== "string") {
          const err6 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema128.properties.kind.type, parentSchema: schema128.properties.kind, data: data0 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!(data0 === "simulated")) {
          const err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema128.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema128.properties.kind.enum, parentSchema: schema128.properties.kind, data: data0 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.latency_ms !== void 0) {
        let data1 = data.latency_ms;
        if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
          const err8 = { instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema128.properties.latency_ms.type, parentSchema: schema128.properties.latency_ms, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 > 6e5 || isNaN(data1)) {
            const err9 = { instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e5 }, message: "must be <= 600000", schema: 6e5, parentSchema: schema128.properties.latency_ms, data: data1 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (data1 < 0 || isNaN(data1)) {
            const err10 = { instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema128.properties.latency_ms, data: data1 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      }
      if (data.failure_rate !== void 0) {
        let data2 = data.failure_rate;
        if (typeof data2 == "number" && isFinite(data2)) {
          if (data2 > 1 || isNaN(data2)) {
            const err11 = { instancePath: instancePath + "/failure_rate", schemaPath: "#/properties/failure_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema128.properties.failure_rate, data: data2 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (data2 < 0 || isNaN(data2)) {
            const err12 = { instancePath: instancePath + "/failure_rate", schemaPath: "#/properties/failure_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema128.properties.failure_rate, data: data2 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        } else {
          const err13 = { instancePath: instancePath + "/failure_rate", schemaPath: "#/properties/failure_rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema128.properties.failure_rate.type, parentSchema: schema128.properties.failure_rate, data: data2 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.seed !== void 0) {
        let data3 = data.seed;
        if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
          const err14 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema128.properties.seed.type, parentSchema: schema128.properties.seed, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.script !== void 0) {
        let data4 = data.script;
        if (Array.isArray(data4)) {
          if (data4.length > 1e3) {
            const err15 = { instancePath: instancePath + "/script", schemaPath: "#/properties/script/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", schema: 1e3, parentSchema: schema128.properties.script, data: data4 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
          const len0 = data4.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data5 = data4[i0];
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
              if (data5.outcome === void 0) {
                const err16 = { instancePath: instancePath + "/script/" + i0, schemaPath: "ScriptedOutcomeAnswer/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema129.required, parentSchema: schema129, data: data5 };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
              for (const key1 in data5) {
                if (!(key1 === "outcome" || key1 === "message")) {
                  const err17 = { instancePath: instancePath + "/script/" + i0, schemaPath: "ScriptedOutcomeAnswer/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema129, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              }
              if (data5.outcome !== void 0) {
                let data6 = data5.outcome;
                if (typeof data6 !== "string") {
                  const err18 = { instancePath: instancePath + "/script/" + i0 + "/outcome", schemaPath: "ScriptedOutcomeAnswer/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema129.properties.outcome.type, parentSchema: schema129.properties.outcome, data: data6 };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                if (!(data6 === "succeed" || data6 === "fail")) {
                  const err19 = { instancePath: instancePath + "/script/" + i0 + "/outcome", schemaPath: "ScriptedOutcomeAnswer/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema129.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema129.properties.outcome.enum, parentSchema: schema129.properties.outcome, data: data6 };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              }
              if (data5.message !== void 0) {
                let data7 = data5.message;
                if (typeof data7 === "string") {
                  if (func1(data7) > 4e3) {
                    const err20 = { instancePath: instancePath + "/script/" + i0 + "/message", schemaPath: "ScriptedOutcomeAnswer/properties/message/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema129.properties.message, data: data7 };
                    if (vErrors === null) {
                      vErrors = [err20];
                    } else {
                      vErrors.push(err20);
                    }
                    errors++;
                  }
                  if (func1(data7) < 1) {
                    const err21 = { instancePath: instancePath + "/script/" + i0 + "/message", schemaPath: "ScriptedOutcomeAnswer/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema129.properties.message, data: data7 };
                    if (vErrors === null) {
                      vErrors = [err21];
                    } else {
                      vErrors.push(err21);
                    }
                    errors++;
                  }
                } else {
                  const err22 = { instancePath: instancePath + "/script/" + i0 + "/message", schemaPath: "ScriptedOutcomeAnswer/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema129.properties.message.type, parentSchema: schema129.properties.message, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              }
            } else {
              const err23 = { instancePath: instancePath + "/script/" + i0, schemaPath: "ScriptedOutcomeAnswer/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema129.type, parentSchema: schema129, data: data5 };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          }
        } else {
          const err24 = { instancePath: instancePath + "/script", schemaPath: "#/properties/script/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema128.properties.script.type, parentSchema: schema128.properties.script, data: data4 };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
    } else {
      const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema128.type, parentSchema: schema128, data };
      if (vErrors === null) {
        vErrors = [err25];
      } else {
        vErrors.push(err25);
      }
      errors++;
    }
    validate65.errors = vErrors;
    return errors === 0;
  }
  validate65.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var pattern37 = new RegExp("^https?://[^\\s/]+\\S*$", "u");
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
      const tag0 = data.kind;
      if (typeof tag0 == "string") {
        if (tag0 === "direct") {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.kind === void 0) {
              const err0 = { instancePath, schemaPath: "DirectConnectorAnswer/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema130.required, parentSchema: schema130, data };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            for (const key0 in data) {
              if (!(key0 === "kind")) {
                const err1 = { instancePath, schemaPath: "DirectConnectorAnswer/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema130, data };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
            }
            if (data.kind !== void 0) {
              let data0 = data.kind;
              if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/kind", schemaPath: "DirectConnectorAnswer/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema130.properties.kind.type, parentSchema: schema130.properties.kind, data: data0 };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
              if (!(data0 === "direct")) {
                const err3 = { instancePath: instancePath + "/kind", schemaPath: "DirectConnectorAnswer/properties/kind/enum", keyword: "enum", params: { allowedValues: schema130.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema130.properties.kind.enum, parentSchema: schema130.properties.kind, data: data0 };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
          } else {
            const err4 = { instancePath, schemaPath: "DirectConnectorAnswer/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema130.type, parentSchema: schema130, data };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          var props0 = true;
        } else if (tag0 === "simulated") {
          if (!validate65(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else if (tag0 === "http") {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.kind === void 0) {
              const err5 = { instancePath, schemaPath: "HttpConnectorAnswer/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema131.required, parentSchema: schema131, data };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data.url === void 0) {
              const err6 = { instancePath, schemaPath: "HttpConnectorAnswer/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema131.required, parentSchema: schema131, data };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data.secret === void 0) {
              const err7 = { instancePath, schemaPath: "HttpConnectorAnswer/required", keyword: "required", params: { missingProperty: "secret" }, message: "must have required property 'secret'", schema: schema131.required, parentSchema: schema131, data };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            for (const key1 in data) {
              if (!(key1 === "kind" || key1 === "url" || key1 === "secret")) {
                const err8 = { instancePath, schemaPath: "HttpConnectorAnswer/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema131, data };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data.kind !== void 0) {
              let data1 = data.kind;
              if (typeof data1 !== "string") {
                const err9 = { instancePath: instancePath + "/kind", schemaPath: "HttpConnectorAnswer/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema131.properties.kind.type, parentSchema: schema131.properties.kind, data: data1 };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
              if (!(data1 === "http")) {
                const err10 = { instancePath: instancePath + "/kind", schemaPath: "HttpConnectorAnswer/properties/kind/enum", keyword: "enum", params: { allowedValues: schema131.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema131.properties.kind.enum, parentSchema: schema131.properties.kind, data: data1 };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data.url !== void 0) {
              let data2 = data.url;
              if (typeof data2 === "string") {
                if (func1(data2) > 2e3) {
                  const err11 = { instancePath: instancePath + "/url", schemaPath: "HttpConnectorAnswer/properties/url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema131.properties.url, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (!pattern37.test(data2)) {
                  const err12 = { instancePath: instancePath + "/url", schemaPath: "HttpConnectorAnswer/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s/]+\\S*$" }, message: 'must match pattern "^https?://[^\\s/]+\\S*$"', schema: "^https?://[^\\s/]+\\S*$", parentSchema: schema131.properties.url, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/url", schemaPath: "HttpConnectorAnswer/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema131.properties.url.type, parentSchema: schema131.properties.url, data: data2 };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data.secret !== void 0) {
              let data3 = data.secret;
              if (typeof data3 !== "string" && data3 !== null) {
                const err14 = { instancePath: instancePath + "/secret", schemaPath: "HttpConnectorAnswer/properties/secret/type", keyword: "type", params: { type: schema131.properties.secret.type }, message: "must be string,null", schema: schema131.properties.secret.type, parentSchema: schema131.properties.secret, data: data3 };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
              if (typeof data3 === "string") {
                if (func1(data3) > 200) {
                  const err15 = { instancePath: instancePath + "/secret", schemaPath: "HttpConnectorAnswer/properties/secret/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema131.properties.secret, data: data3 };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (func1(data3) < 8) {
                  const err16 = { instancePath: instancePath + "/secret", schemaPath: "HttpConnectorAnswer/properties/secret/minLength", keyword: "minLength", params: { limit: 8 }, message: "must NOT have fewer than 8 characters", schema: 8, parentSchema: schema131.properties.secret, data: data3 };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err17 = { instancePath, schemaPath: "HttpConnectorAnswer/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema131.type, parentSchema: schema131, data };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else {
          const err18 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf', schema: schema127.discriminator, parentSchema: schema127, data };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string', schema: schema127.discriminator, parentSchema: schema127, data };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    } else {
      const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema127.type, parentSchema: schema127, data };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
    validate64.errors = vErrors;
    evaluated0.props = props0;
    return errors === 0;
  }
  validate64.evaluated = { "dynamicProps": true, "dynamicItems": false };
  function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate63.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.channel_code === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_code" }, message: "must have required property 'channel_code'", schema: schema125.required, parentSchema: schema125, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.channel_name === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_name" }, message: "must have required property 'channel_name'", schema: schema125.required, parentSchema: schema125, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.connector === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "connector" }, message: "must have required property 'connector'", schema: schema125.required, parentSchema: schema125, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.in_progress === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "in_progress" }, message: "must have required property 'in_progress'", schema: schema125.required, parentSchema: schema125, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.succeeded === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "succeeded" }, message: "must have required property 'succeeded'", schema: schema125.required, parentSchema: schema125, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.failed === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failed" }, message: "must have required property 'failed'", schema: schema125.required, parentSchema: schema125, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.channel_code !== void 0) {
        let data0 = data.channel_code;
        if (typeof data0 === "string") {
          if (!pattern4.test(data0)) {
            const err6 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]{1,64}$" }, message: 'must match pattern "^[a-z0-9_-]{1,64}$"', schema: "^[a-z0-9_-]{1,64}$", parentSchema: schema47, data: data0 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        } else {
          const err7 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.type, parentSchema: schema47, data: data0 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.channel_name !== void 0) {
        let data1 = data.channel_name;
        if (typeof data1 !== "string") {
          const err8 = { instancePath: instancePath + "/channel_name", schemaPath: "#/properties/channel_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema125.properties.channel_name.type, parentSchema: schema125.properties.channel_name, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      if (data.connector !== void 0) {
        if (!validate64(data.connector, { instancePath: instancePath + "/connector", parentData: data, parentDataProperty: "connector", rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
          errors = vErrors.length;
        }
      }
      if (data.in_progress !== void 0) {
        let data3 = data.in_progress;
        if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
          const err9 = { instancePath: instancePath + "/in_progress", schemaPath: "#/properties/in_progress/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema125.properties.in_progress.type, parentSchema: schema125.properties.in_progress, data: data3 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (typeof data3 == "number" && isFinite(data3)) {
          if (data3 < 0 || isNaN(data3)) {
            const err10 = { instancePath: instancePath + "/in_progress", schemaPath: "#/properties/in_progress/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema125.properties.in_progress, data: data3 };
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
        let data4 = data.succeeded;
        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
          const err11 = { instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema125.properties.succeeded.type, parentSchema: schema125.properties.succeeded, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (typeof data4 == "number" && isFinite(data4)) {
          if (data4 < 0 || isNaN(data4)) {
            const err12 = { instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema125.properties.succeeded, data: data4 };
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
        let data5 = data.failed;
        if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
          const err13 = { instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema125.properties.failed.type, parentSchema: schema125.properties.failed, data: data5 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (typeof data5 == "number" && isFinite(data5)) {
          if (data5 < 0 || isNaN(data5)) {
            const err14 = { instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema125.properties.failed, data: data5 };
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
      const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema125.type, parentSchema: schema125, data };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    validate63.errors = vErrors;
    return errors === 0;
  }
  validate63.evaluated = { "props": { "channel_code": true, "channel_name": true, "connector": true, "in_progress": true, "succeeded": true, "failed": true }, "dynamicProps": false, "dynamicItems": false };
  var ConnectionInput = validate68;
  var schema132 = { "type": "object", "additionalProperties": false, "required": ["connector"], "properties": { "connector": { "$ref": "Connector" } } };
  var schema133 = { "type": "object", "x-expects": "a connector of the kind direct, simulated or http", "oneOf": [{ "$ref": "DirectConnector" }, { "$ref": "SimulatedConnector" }, { "$ref": "HttpConnector" }], "discriminator": { "propertyName": "kind" } };
  var schema136 = { "type": "object", "additionalProperties": false, "required": ["kind"], "properties": { "kind": { "type": "string", "enum": ["direct"] } } };
  var schema137 = { "type": "object", "additionalProperties": false, "required": ["kind", "url"], "properties": { "kind": { "type": "string", "enum": ["http"] }, "url": { "type": "string", "maxLength": 2e3, "pattern": "^https?://[^\\s/]+\\S*$", "x-expects": "an http or https URL, such as https://channel.example/updates" }, "secret": { "type": ["string", "null"], "format": "password", "minLength": 8, "maxLength": 200, "default": null } } };
  var schema134 = { "type": "object", "additionalProperties": false, "required": ["kind"], "properties": { "kind": { "type": "string", "enum": ["simulated"] }, "latency_ms": { "type": "integer", "minimum": 0, "maximum": 6e5, "default": 0 }, "failure_rate": { "type": "number", "minimum": 0, "maximum": 1, "default": 0 }, "seed": { "type": "integer", "default": 1 }, "script": { "type": "array", "maxItems": 1e3, "default": [], "items": { "$ref": "ScriptedOutcome" } } } };
  var schema135 = { "type": "object", "additionalProperties": false, "required": ["outcome"], "properties": { "outcome": { "type": "string", "enum": ["succeed", "fail"] }, "message": { "type": "string", "minLength": 1, "maxLength": 4e3 } } };
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
      if (data.latency_ms === void 0) {
        data.latency_ms = 0;
      }
      if (data.failure_rate === void 0) {
        data.failure_rate = 0;
      }
      if (data.seed === void 0) {
        data.seed = 1;
      }
      if (data.script === void 0) {
        data.script = [];
      }
      if (data.kind === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema134.required, parentSchema: schema134, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      for (const key0 in data) {
        if (!(key0 === "kind" || key0 === "latency_ms" || key0 === "failure_rate" || key0 === "seed" || key0 === "script")) {
          const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema134, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
      if (data.kind !== void 0) {
        let data0 = data.kind;
        if (typeof data0 !== "string") {
          const err2 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema134.properties.kind.type, parentSchema: schema134.properties.kind, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!(data0 === "simulated")) {
          const err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema134.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema134.properties.kind.enum, parentSchema: schema134.properties.kind, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      let data1 = data.latency_ms;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema134.properties.latency_ms.type, parentSchema: schema134.properties.latency_ms, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 6e5 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e5 }, message: "must be <= 600000", schema: 6e5, parentSchema: schema134.properties.latency_ms, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema134.properties.latency_ms, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      let data2 = data.failure_rate;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/failure_rate", schemaPath: "#/properties/failure_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema134.properties.failure_rate, data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/failure_rate", schemaPath: "#/properties/failure_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema134.properties.failure_rate, data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/failure_rate", schemaPath: "#/properties/failure_rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema134.properties.failure_rate.type, parentSchema: schema134.properties.failure_rate, data: data2 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      let data3 = data.seed;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err10 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema134.properties.seed.type, parentSchema: schema134.properties.seed, data: data3 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      let data4 = data.script;
      if (Array.isArray(data4)) {
        if (data4.length > 1e3) {
          const err11 = { instancePath: instancePath + "/script", schemaPath: "#/properties/script/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", schema: 1e3, parentSchema: schema134.properties.script, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.outcome === void 0) {
              const err12 = { instancePath: instancePath + "/script/" + i0, schemaPath: "ScriptedOutcome/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema135.required, parentSchema: schema135, data: data5 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            for (const key1 in data5) {
              if (!(key1 === "outcome" || key1 === "message")) {
                const err13 = { instancePath: instancePath + "/script/" + i0, schemaPath: "ScriptedOutcome/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema135, data: data5 };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data5.outcome !== void 0) {
              let data6 = data5.outcome;
              if (typeof data6 !== "string") {
                const err14 = { instancePath: instancePath + "/script/" + i0 + "/outcome", schemaPath: "ScriptedOutcome/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema135.properties.outcome.type, parentSchema: schema135.properties.outcome, data: data6 };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
              if (!(data6 === "succeed" || data6 === "fail")) {
                const err15 = { instancePath: instancePath + "/script/" + i0 + "/outcome", schemaPath: "ScriptedOutcome/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema135.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema135.properties.outcome.enum, parentSchema: schema135.properties.outcome, data: data6 };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data5.message !== void 0) {
              let data7 = data5.message;
              if (typeof data7 === "string") {
                if (func1(data7) > 4e3) {
                  const err16 = { instancePath: instancePath + "/script/" + i0 + "/message", schemaPath: "ScriptedOutcome/properties/message/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema135.properties.message, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (func1(data7) < 1) {
                  const err17 = { instancePath: instancePath + "/script/" + i0 + "/message", schemaPath: "ScriptedOutcome/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema135.properties.message, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              } else {
                const err18 = { instancePath: instancePath + "/script/" + i0 + "/message", schemaPath: "ScriptedOutcome/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema135.properties.message.type, parentSchema: schema135.properties.message, data: data7 };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
          } else {
            const err19 = { instancePath: instancePath + "/script/" + i0, schemaPath: "ScriptedOutcome/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema135.type, parentSchema: schema135, data: data5 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/script", schemaPath: "#/properties/script/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema134.properties.script.type, parentSchema: schema134.properties.script, data: data4 };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    } else {
      const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema134.type, parentSchema: schema134, data };
      if (vErrors === null) {
        vErrors = [err21];
      } else {
        vErrors.push(err21);
      }
      errors++;
    }
    validate70.errors = vErrors;
    return errors === 0;
  }
  validate70.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate69.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.kind;
      if (typeof tag0 == "string") {
        if (tag0 === "direct") {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.kind === void 0) {
              const err0 = { instancePath, schemaPath: "DirectConnector/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema136.required, parentSchema: schema136, data };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            for (const key0 in data) {
              if (!(key0 === "kind")) {
                const err1 = { instancePath, schemaPath: "DirectConnector/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema136, data };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
            }
            if (data.kind !== void 0) {
              let data0 = data.kind;
              if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/kind", schemaPath: "DirectConnector/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema136.properties.kind.type, parentSchema: schema136.properties.kind, data: data0 };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
              if (!(data0 === "direct")) {
                const err3 = { instancePath: instancePath + "/kind", schemaPath: "DirectConnector/properties/kind/enum", keyword: "enum", params: { allowedValues: schema136.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema136.properties.kind.enum, parentSchema: schema136.properties.kind, data: data0 };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
          } else {
            const err4 = { instancePath, schemaPath: "DirectConnector/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema136.type, parentSchema: schema136, data };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          var props0 = true;
        } else if (tag0 === "simulated") {
          if (!validate70(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else if (tag0 === "http") {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.secret === void 0) {
              data.secret = null;
            }
            if (data.kind === void 0) {
              const err5 = { instancePath, schemaPath: "HttpConnector/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema137.required, parentSchema: schema137, data };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data.url === void 0) {
              const err6 = { instancePath, schemaPath: "HttpConnector/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema137.required, parentSchema: schema137, data };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            for (const key1 in data) {
              if (!(key1 === "kind" || key1 === "url" || key1 === "secret")) {
                const err7 = { instancePath, schemaPath: "HttpConnector/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema137, data };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data.kind !== void 0) {
              let data1 = data.kind;
              if (typeof data1 !== "string") {
                const err8 = { instancePath: instancePath + "/kind", schemaPath: "HttpConnector/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema137.properties.kind.type, parentSchema: schema137.properties.kind, data: data1 };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
              if (!(data1 === "http")) {
                const err9 = { instancePath: instancePath + "/kind", schemaPath: "HttpConnector/properties/kind/enum", keyword: "enum", params: { allowedValues: schema137.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema137.properties.kind.enum, parentSchema: schema137.properties.kind, data: data1 };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data.url !== void 0) {
              let data2 = data.url;
              if (typeof data2 === "string") {
                if (func1(data2) > 2e3) {
                  const err10 = { instancePath: instancePath + "/url", schemaPath: "HttpConnector/properties/url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema137.properties.url, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (!pattern37.test(data2)) {
                  const err11 = { instancePath: instancePath + "/url", schemaPath: "HttpConnector/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s/]+\\S*$" }, message: 'must match pattern "^https?://[^\\s/]+\\S*$"', schema: "^https?://[^\\s/]+\\S*$", parentSchema: schema137.properties.url, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              } else {
                const err12 = { instancePath: instancePath + "/url", schemaPath: "HttpConnector/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema137.properties.url.type, parentSchema: schema137.properties.url, data: data2 };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            let data3 = data.secret;
            if (typeof data3 !== "string" && data3 !== null) {
              const err13 = { instancePath: instancePath + "/secret", schemaPath: "HttpConnector/properties/secret/type", keyword: "type", params: { type: schema137.properties.secret.type }, message: "must be string,null", schema: schema137.properties.secret.type, parentSchema: schema137.properties.secret, data: data3 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (typeof data3 === "string") {
              if (func1(data3) > 200) {
                const err14 = { instancePath: instancePath + "/secret", schemaPath: "HttpConnector/properties/secret/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema137.properties.secret, data: data3 };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
              if (func1(data3) < 8) {
                const err15 = { instancePath: instancePath + "/secret", schemaPath: "HttpConnector/properties/secret/minLength", keyword: "minLength", params: { limit: 8 }, message: "must NOT have fewer than 8 characters", schema: 8, parentSchema: schema137.properties.secret, data: data3 };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
          } else {
            const err16 = { instancePath, schemaPath: "HttpConnector/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema137.type, parentSchema: schema137, data };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else {
          const err17 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf', schema: schema133.discriminator, parentSchema: schema133, data };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string', schema: schema133.discriminator, parentSchema: schema133, data };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    } else {
      const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema133.type, parentSchema: schema133, data };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    validate69.errors = vErrors;
    evaluated0.props = props0;
    return errors === 0;
  }
  validate69.evaluated = { "dynamicProps": true, "dynamicItems": false };
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
      if (data.connector === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "connector" }, message: "must have required property 'connector'", schema: schema132.required, parentSchema: schema132, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      for (const key0 in data) {
        if (!(key0 === "connector")) {
          const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema132, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
      if (data.connector !== void 0) {
        if (!validate69(data.connector, { instancePath: instancePath + "/connector", parentData: data, parentDataProperty: "connector", rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema132.type, parentSchema: schema132, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate68.errors = vErrors;
    return errors === 0;
  }
  validate68.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var ConnectionListAnswer = validate73;
  var schema138 = { "type": "object", "required": ["connections"], "properties": { "connections": { "type": "array", "items": { "$ref": "ConnectionAnswer" } } } };
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
      if (data.connections === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "connections" }, message: "must have required property 'connections'", schema: schema138.required, parentSchema: schema138, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.connections !== void 0) {
        let data0 = data.connections;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate63(data0[i0], { instancePath: instancePath + "/connections/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/connections", schemaPath: "#/properties/connections/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema138.properties.connections.type, parentSchema: schema138.properties.connections, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema138.type, parentSchema: schema138, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate73.errors = vErrors;
    return errors === 0;
  }
  validate73.evaluated = { "props": { "connections": true }, "dynamicProps": false, "dynamicItems": false };
  var DeliveryListAnswer = validate75;
  var schema139 = { "type": "object", "required": ["deliveries"], "properties": { "deliveries": { "type": "array", "items": { "$ref": "DeliveryAnswer" } } } };
  var schema140 = { "type": "object", "required": ["id", "transaction_id", "channel_code", "mapping_code", "name", "inv_code", "rate_code", "state", "error_message", "attempts", "created_at", "settled_at"], "properties": { "id": { "$ref": "IdAnswer" }, "transaction_id": { "$ref": "TransactionIdAnswer" }, "channel_code": { "$ref": "ChannelCodeAnswer" }, "mapping_code": { "$ref": "MappingCodeAnswer" }, "name": { "type": "string" }, "inv_code": { "$ref": "InvCodeAnswer" }, "rate_code": { "$ref": "RateCodeAnswer" }, "state": { "$ref": "DeliveryStateAnswer" }, "error_message": { "type": ["string", "null"] }, "attempts": { "type": "integer", "minimum": 0 }, "created_at": { "$ref": "TimestampAnswer" }, "settled_at": { "type": ["string", "null"], "format": "date-time" } } };
  var schema142 = { "type": "string", "minLength": 1, "maxLength": 64 };
  var schema147 = { "type": "string", "enum": ["in_progress", "succeeded", "failed"] };
  function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate76.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema140.required, parentSchema: schema140, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.transaction_id === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transaction_id" }, message: "must have required property 'transaction_id'", schema: schema140.required, parentSchema: schema140, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.channel_code === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_code" }, message: "must have required property 'channel_code'", schema: schema140.required, parentSchema: schema140, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.mapping_code === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mapping_code" }, message: "must have required property 'mapping_code'", schema: schema140.required, parentSchema: schema140, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.name === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema140.required, parentSchema: schema140, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.inv_code === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inv_code" }, message: "must have required property 'inv_code'", schema: schema140.required, parentSchema: schema140, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.rate_code === void 0) {
        const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rate_code" }, message: "must have required property 'rate_code'", schema: schema140.required, parentSchema: schema140, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.state === void 0) {
        const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema140.required, parentSchema: schema140, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.error_message === void 0) {
        const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_message" }, message: "must have required property 'error_message'", schema: schema140.required, parentSchema: schema140, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.attempts === void 0) {
        const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempts" }, message: "must have required property 'attempts'", schema: schema140.required, parentSchema: schema140, data };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.created_at === void 0) {
        const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'", schema: schema140.required, parentSchema: schema140, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.settled_at === void 0) {
        const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settled_at" }, message: "must have required property 'settled_at'", schema: schema140.required, parentSchema: schema140, data };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          const err12 = { instancePath: instancePath + "/id", schemaPath: "IdAnswer/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.type, parentSchema: schema37, data: data0 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 999999999999999 || isNaN(data0)) {
            const err13 = { instancePath: instancePath + "/id", schemaPath: "IdAnswer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema37, data: data0 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if (data0 < 1 || isNaN(data0)) {
            const err14 = { instancePath: instancePath + "/id", schemaPath: "IdAnswer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37, data: data0 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      }
      if (data.transaction_id !== void 0) {
        let data1 = data.transaction_id;
        if (typeof data1 === "string") {
          if (func1(data1) > 64) {
            const err15 = { instancePath: instancePath + "/transaction_id", schemaPath: "TransactionIdAnswer/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema142, data: data1 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err16 = { instancePath: instancePath + "/transaction_id", schemaPath: "TransactionIdAnswer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema142, data: data1 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        } else {
          const err17 = { instancePath: instancePath + "/transaction_id", schemaPath: "TransactionIdAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema142.type, parentSchema: schema142, data: data1 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
      if (data.channel_code !== void 0) {
        let data2 = data.channel_code;
        if (typeof data2 === "string") {
          if (!pattern4.test(data2)) {
            const err18 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]{1,64}$" }, message: 'must match pattern "^[a-z0-9_-]{1,64}$"', schema: "^[a-z0-9_-]{1,64}$", parentSchema: schema47, data: data2 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        } else {
          const err19 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.type, parentSchema: schema47, data: data2 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
      if (data.mapping_code !== void 0) {
        let data3 = data.mapping_code;
        if (typeof data3 === "string") {
          if (!pattern23.test(data3)) {
            const err20 = { instancePath: instancePath + "/mapping_code", schemaPath: "MappingCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,128}$" }, message: 'must match pattern "^[!-~]{1,128}$"', schema: "^[!-~]{1,128}$", parentSchema: schema116, data: data3 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        } else {
          const err21 = { instancePath: instancePath + "/mapping_code", schemaPath: "MappingCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema116.type, parentSchema: schema116, data: data3 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data4 = data.name;
        if (typeof data4 !== "string") {
          const err22 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema140.properties.name.type, parentSchema: schema140.properties.name, data: data4 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
      if (data.inv_code !== void 0) {
        let data5 = data.inv_code;
        if (typeof data5 === "string") {
          if (!pattern8.test(data5)) {
            const err23 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema65, data: data5 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        } else {
          const err24 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.type, parentSchema: schema65, data: data5 };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.rate_code !== void 0) {
        let data6 = data.rate_code;
        if (typeof data6 === "string") {
          if (!pattern8.test(data6)) {
            const err25 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema64, data: data6 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        } else {
          const err26 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema64.type, parentSchema: schema64, data: data6 };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
      if (data.state !== void 0) {
        let data7 = data.state;
        if (typeof data7 !== "string") {
          const err27 = { instancePath: instancePath + "/state", schemaPath: "DeliveryStateAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema147.type, parentSchema: schema147, data: data7 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (!(data7 === "in_progress" || data7 === "succeeded" || data7 === "failed")) {
          const err28 = { instancePath: instancePath + "/state", schemaPath: "DeliveryStateAnswer/enum", keyword: "enum", params: { allowedValues: schema147.enum }, message: "must be equal to one of the allowed values", schema: schema147.enum, parentSchema: schema147, data: data7 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
      if (data.error_message !== void 0) {
        let data8 = data.error_message;
        if (typeof data8 !== "string" && data8 !== null) {
          const err29 = { instancePath: instancePath + "/error_message", schemaPath: "#/properties/error_message/type", keyword: "type", params: { type: schema140.properties.error_message.type }, message: "must be string,null", schema: schema140.properties.error_message.type, parentSchema: schema140.properties.error_message, data: data8 };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
      if (data.attempts !== void 0) {
        let data9 = data.attempts;
        if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
          const err30 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema140.properties.attempts.type, parentSchema: schema140.properties.attempts, data: data9 };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (typeof data9 == "number" && isFinite(data9)) {
          if (data9 < 0 || isNaN(data9)) {
            const err31 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema140.properties.attempts, data: data9 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      }
      if (data.created_at !== void 0) {
        let data10 = data.created_at;
        if (typeof data10 === "string") {
          if (!formats0.validate(data10)) {
            const err32 = { instancePath: instancePath + "/created_at", schemaPath: "TimestampAnswer/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema49, data: data10 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        } else {
          const err33 = { instancePath: instancePath + "/created_at", schemaPath: "TimestampAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.type, parentSchema: schema49, data: data10 };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
      if (data.settled_at !== void 0) {
        let data11 = data.settled_at;
        if (typeof data11 !== "string" && data11 !== null) {
          const err34 = { instancePath: instancePath + "/settled_at", schemaPath: "#/properties/settled_at/type", keyword: "type", params: { type: schema140.properties.settled_at.type }, message: "must be string,null", schema: schema140.properties.settled_at.type, parentSchema: schema140.properties.settled_at, data: data11 };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (typeof data11 === "string") {
          if (!formats0.validate(data11)) {
            const err35 = { instancePath: instancePath + "/settled_at", schemaPath: "#/properties/settled_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema140.properties.settled_at, data: data11 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      }
    } else {
      const err36 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema140.type, parentSchema: schema140, data };
      if (vErrors === null) {
        vErrors = [err36];
      } else {
        vErrors.push(err36);
      }
      errors++;
    }
    validate76.errors = vErrors;
    return errors === 0;
  }
  validate76.evaluated = { "props": { "id": true, "transaction_id": true, "channel_code": true, "mapping_code": true, "name": true, "inv_code": true, "rate_code": true, "state": true, "error_message": true, "attempts": true, "created_at": true, "settled_at": true }, "dynamicProps": false, "dynamicItems": false };
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.deliveries === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deliveries" }, message: "must have required property 'deliveries'", schema: schema139.required, parentSchema: schema139, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.deliveries !== void 0) {
        let data0 = data.deliveries;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate76(data0[i0], { instancePath: instancePath + "/deliveries/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/deliveries", schemaPath: "#/properties/deliveries/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema139.properties.deliveries.type, parentSchema: schema139.properties.deliveries, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema139.type, parentSchema: schema139, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate75.errors = vErrors;
    return errors === 0;
  }
  validate75.evaluated = { "props": { "deliveries": true }, "dynamicProps": false, "dynamicItems": false };
  var DepartmentAnswer = validate78;
  var schema149 = { "allOf": [{ "$ref": "DepartmentFieldsAnswer" }, { "type": "object", "required": ["id"], "properties": { "id": { "$ref": "IdAnswer" } } }] };
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
    if (!validate22(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
      errors = vErrors.length;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema149.allOf[1].required, parentSchema: schema149.allOf[1], data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          const err1 = { instancePath: instancePath + "/id", schemaPath: "IdAnswer/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.type, parentSchema: schema37, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 999999999999999 || isNaN(data0)) {
            const err2 = { instancePath: instancePath + "/id", schemaPath: "IdAnswer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema37, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (data0 < 1 || isNaN(data0)) {
            const err3 = { instancePath: instancePath + "/id", schemaPath: "IdAnswer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      }
    } else {
      const err4 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema149.allOf[1].type, parentSchema: schema149.allOf[1], data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    validate78.errors = vErrors;
    return errors === 0;
  }
  validate78.evaluated = { "props": { "id": true, "name": true, "type_code": true, "type": true }, "dynamicProps": false, "dynamicItems": false };
  var DepartmentInput = validate80;
  var schema151 = { "unevaluatedProperties": false, "allOf": [{ "$ref": "DepartmentFields" }] };
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
    if (!validate27(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
      errors = vErrors.length;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        if (key0 !== "name" && key0 !== "type_code" && key0 !== "type") {
          const err0 = { instancePath, schemaPath: "#/unevaluatedProperties", keyword: "unevaluatedProperties", params: { unevaluatedProperty: key0 }, message: "must NOT have unevaluated properties", schema: false, parentSchema: schema151, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
    }
    validate80.errors = vErrors;
    return errors === 0;
  }
  validate80.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var DepartmentListAnswer = validate82;
  var schema152 = { "type": "object", "required": ["departments"], "properties": { "departments": { "type": "array", "items": { "$ref": "DepartmentAnswer" } } } };
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.departments === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "departments" }, message: "must have required property 'departments'", schema: schema152.required, parentSchema: schema152, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.departments !== void 0) {
        let data0 = data.departments;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate78(data0[i0], { instancePath: instancePath + "/departments/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/departments", schemaPath: "#/properties/departments/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema152.properties.departments.type, parentSchema: schema152.properties.departments, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema152.type, parentSchema: schema152, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate82.errors = vErrors;
    return errors === 0;
  }
  validate82.evaluated = { "props": { "departments": true }, "dynamicProps": false, "dynamicItems": false };
  var Departure = validate84;
  var schema153 = { "type": "object", "additionalProperties": false, "properties": { "customer_ids": { "type": "array", "minItems": 1, "maxItems": 20, "items": { "$ref": "Id" } } } };
  var schema154 = { "type": "integer", "minimum": 1, "maximum": 999999999999999 };
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        if (!(key0 === "customer_ids")) {
          const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema153, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
      if (data.customer_ids !== void 0) {
        let data0 = data.customer_ids;
        if (Array.isArray(data0)) {
          if (data0.length > 20) {
            const err1 = { instancePath: instancePath + "/customer_ids", schemaPath: "#/properties/customer_ids/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema153.properties.customer_ids, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (data0.length < 1) {
            const err2 = { instancePath: instancePath + "/customer_ids", schemaPath: "#/properties/customer_ids/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema153.properties.customer_ids, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data1 = data0[i0];
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              const err3 = { instancePath: instancePath + "/customer_ids/" + i0, schemaPath: "Id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema154.type, parentSchema: schema154, data: data1 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (typeof data1 == "number" && isFinite(data1)) {
              if (data1 > 999999999999999 || isNaN(data1)) {
                const err4 = { instancePath: instancePath + "/customer_ids/" + i0, schemaPath: "Id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema154, data: data1 };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (data1 < 1 || isNaN(data1)) {
                const err5 = { instancePath: instancePath + "/customer_ids/" + i0, schemaPath: "Id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema154, data: data1 };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
          }
        } else {
          const err6 = { instancePath: instancePath + "/customer_ids", schemaPath: "#/properties/customer_ids/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema153.properties.customer_ids.type, parentSchema: schema153.properties.customer_ids, data: data0 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    } else {
      const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema153.type, parentSchema: schema153, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    validate84.errors = vErrors;
    return errors === 0;
  }
  validate84.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var ErrorBodyAnswer = validate85;
  var schema155 = { "type": "object", "required": ["status", "code", "message", "request_id"], "properties": { "status": { "type": "string", "enum": ["error"] }, "code": { "$ref": "ControlErrorCodeAnswer" }, "message": { "type": "string" }, "request_id": { "type": "string" }, "errors": { "type": "array", "minItems": 1, "items": { "$ref": "ErrorPlaceAnswer" } } } };
  var schema156 = { "type": "string", "enum": ["unreadable_request", "unauthorized", "path_not_found", "not_found", "method_not_allowed", "already_exists", "state_conflict", "in_use", "body_too_large", "unsupported_media_type", "validation_failed", "required", "invalid_type", "invalid_value", "too_few", "too_many", "unknown_reference", "internal_error", "unavailable"] };
  var schema157 = { "type": "object", "required": ["path", "code", "message"], "properties": { "path": { "type": "string" }, "code": { "$ref": "ControlErrorCodeAnswer" }, "message": { "type": "string" } } };
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.path === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema157.required, parentSchema: schema157, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema157.required, parentSchema: schema157, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.message === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema157.required, parentSchema: schema157, data };
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
          const err3 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema157.properties.path.type, parentSchema: schema157.properties.path, data: data0 };
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
          const err4 = { instancePath: instancePath + "/code", schemaPath: "ControlErrorCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema156.type, parentSchema: schema156, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!(data1 === "unreadable_request" || data1 === "unauthorized" || data1 === "path_not_found" || data1 === "not_found" || data1 === "method_not_allowed" || data1 === "already_exists" || data1 === "state_conflict" || data1 === "in_use" || data1 === "body_too_large" || data1 === "unsupported_media_type" || data1 === "validation_failed" || data1 === "required" || data1 === "invalid_type" || data1 === "invalid_value" || data1 === "too_few" || data1 === "too_many" || data1 === "unknown_reference" || data1 === "internal_error" || data1 === "unavailable")) {
          const err5 = { instancePath: instancePath + "/code", schemaPath: "ControlErrorCodeAnswer/enum", keyword: "enum", params: { allowedValues: schema156.enum }, message: "must be equal to one of the allowed values", schema: schema156.enum, parentSchema: schema156, data: data1 };
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
          const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema157.properties.message.type, parentSchema: schema157.properties.message, data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    } else {
      const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema157.type, parentSchema: schema157, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    validate86.errors = vErrors;
    return errors === 0;
  }
  validate86.evaluated = { "props": { "path": true, "code": true, "message": true }, "dynamicProps": false, "dynamicItems": false };
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.status === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema155.required, parentSchema: schema155, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema155.required, parentSchema: schema155, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.message === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema155.required, parentSchema: schema155, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.request_id === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'", schema: schema155.required, parentSchema: schema155, data };
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
          const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema155.properties.status.type, parentSchema: schema155.properties.status, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!(data0 === "error")) {
          const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema155.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema155.properties.status.enum, parentSchema: schema155.properties.status, data: data0 };
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
          const err6 = { instancePath: instancePath + "/code", schemaPath: "ControlErrorCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema156.type, parentSchema: schema156, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!(data1 === "unreadable_request" || data1 === "unauthorized" || data1 === "path_not_found" || data1 === "not_found" || data1 === "method_not_allowed" || data1 === "already_exists" || data1 === "state_conflict" || data1 === "in_use" || data1 === "body_too_large" || data1 === "unsupported_media_type" || data1 === "validation_failed" || data1 === "required" || data1 === "invalid_type" || data1 === "invalid_value" || data1 === "too_few" || data1 === "too_many" || data1 === "unknown_reference" || data1 === "internal_error" || data1 === "unavailable")) {
          const err7 = { instancePath: instancePath + "/code", schemaPath: "ControlErrorCodeAnswer/enum", keyword: "enum", params: { allowedValues: schema156.enum }, message: "must be equal to one of the allowed values", schema: schema156.enum, parentSchema: schema156, data: data1 };
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
          const err8 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema155.properties.message.type, parentSchema: schema155.properties.message, data: data2 };
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
          const err9 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema155.properties.request_id.type, parentSchema: schema155.properties.request_id, data: data3 };
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
            const err10 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema155.properties.errors, data: data4 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          const len0 = data4.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate86(data4[i0], { instancePath: instancePath + "/errors/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err11 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema155.properties.errors.type, parentSchema: schema155.properties.errors, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    } else {
      const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema155.type, parentSchema: schema155, data };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    validate85.errors = vErrors;
    return errors === 0;
  }
  validate85.evaluated = { "props": { "status": true, "code": true, "message": true, "request_id": true, "errors": true }, "dynamicProps": false, "dynamicItems": false };
  var ExtraAnswer = validate88;
  var schema159 = { "type": "object", "required": ["id", "category_id", "category_name", "name", "unit", "unit_price", "sales_department_id", "revenue_account_id"], "properties": { "id": { "$ref": "IdAnswer" }, "category_id": { "$ref": "IdAnswer" }, "category_name": { "type": "string" }, "name": { "type": "string" }, "unit": { "type": "string" }, "unit_price": { "$ref": "DecimalTextAnswer" }, "sales_department_id": { "$ref": "IdAnswer" }, "revenue_account_id": { "$ref": "IdAnswer" } } };
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
      if (data.id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema159.required, parentSchema: schema159, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.category_id === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category_id" }, message: "must have required property 'category_id'", schema: schema159.required, parentSchema: schema159, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.category_name === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category_name" }, message: "must have required property 'category_name'", schema: schema159.required, parentSchema: schema159, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.name === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema159.required, parentSchema: schema159, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.unit === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit" }, message: "must have required property 'unit'", schema: schema159.required, parentSchema: schema159, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.unit_price === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit_price" }, message: "must have required property 'unit_price'", schema: schema159.required, parentSchema: schema159, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.sales_department_id === void 0) {
        const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sales_department_id" }, message: "must have required property 'sales_department_id'", schema: schema159.required, parentSchema: schema159, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.revenue_account_id === void 0) {
        const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revenue_account_id" }, message: "must have required property 'revenue_account_id'", schema: schema159.required, parentSchema: schema159, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          const err8 = { instancePath: instancePath + "/id", schemaPath: "IdAnswer/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.type, parentSchema: schema37, data: data0 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 999999999999999 || isNaN(data0)) {
            const err9 = { instancePath: instancePath + "/id", schemaPath: "IdAnswer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema37, data: data0 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (data0 < 1 || isNaN(data0)) {
            const err10 = { instancePath: instancePath + "/id", schemaPath: "IdAnswer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37, data: data0 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      }
      if (data.category_id !== void 0) {
        let data1 = data.category_id;
        if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
          const err11 = { instancePath: instancePath + "/category_id", schemaPath: "IdAnswer/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.type, parentSchema: schema37, data: data1 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 > 999999999999999 || isNaN(data1)) {
            const err12 = { instancePath: instancePath + "/category_id", schemaPath: "IdAnswer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema37, data: data1 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (data1 < 1 || isNaN(data1)) {
            const err13 = { instancePath: instancePath + "/category_id", schemaPath: "IdAnswer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37, data: data1 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      }
      if (data.category_name !== void 0) {
        let data2 = data.category_name;
        if (typeof data2 !== "string") {
          const err14 = { instancePath: instancePath + "/category_name", schemaPath: "#/properties/category_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema159.properties.category_name.type, parentSchema: schema159.properties.category_name, data: data2 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data3 = data.name;
        if (typeof data3 !== "string") {
          const err15 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema159.properties.name.type, parentSchema: schema159.properties.name, data: data3 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
      if (data.unit !== void 0) {
        let data4 = data.unit;
        if (typeof data4 !== "string") {
          const err16 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema159.properties.unit.type, parentSchema: schema159.properties.unit, data: data4 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
      if (data.unit_price !== void 0) {
        let data5 = data.unit_price;
        if (typeof data5 === "string") {
          if (!pattern13.test(data5)) {
            const err17 = { instancePath: instancePath + "/unit_price", schemaPath: "DecimalTextAnswer/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"', schema: "^-?[0-9]+(\\.[0-9]+)?$", parentSchema: schema72, data: data5 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        } else {
          const err18 = { instancePath: instancePath + "/unit_price", schemaPath: "DecimalTextAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.type, parentSchema: schema72, data: data5 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
      if (data.sales_department_id !== void 0) {
        let data6 = data.sales_department_id;
        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
          const err19 = { instancePath: instancePath + "/sales_department_id", schemaPath: "IdAnswer/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.type, parentSchema: schema37, data: data6 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (typeof data6 == "number" && isFinite(data6)) {
          if (data6 > 999999999999999 || isNaN(data6)) {
            const err20 = { instancePath: instancePath + "/sales_department_id", schemaPath: "IdAnswer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema37, data: data6 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
          if (data6 < 1 || isNaN(data6)) {
            const err21 = { instancePath: instancePath + "/sales_department_id", schemaPath: "IdAnswer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37, data: data6 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      }
      if (data.revenue_account_id !== void 0) {
        let data7 = data.revenue_account_id;
        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
          const err22 = { instancePath: instancePath + "/revenue_account_id", schemaPath: "IdAnswer/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.type, parentSchema: schema37, data: data7 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (typeof data7 == "number" && isFinite(data7)) {
          if (data7 > 999999999999999 || isNaN(data7)) {
            const err23 = { instancePath: instancePath + "/revenue_account_id", schemaPath: "IdAnswer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema37, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          if (data7 < 1 || isNaN(data7)) {
            const err24 = { instancePath: instancePath + "/revenue_account_id", schemaPath: "IdAnswer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37, data: data7 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
      }
    } else {
      const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema159.type, parentSchema: schema159, data };
      if (vErrors === null) {
        vErrors = [err25];
      } else {
        vErrors.push(err25);
      }
      errors++;
    }
    validate88.errors = vErrors;
    return errors === 0;
  }
  validate88.evaluated = { "props": { "id": true, "category_id": true, "category_name": true, "name": true, "unit": true, "unit_price": true, "sales_department_id": true, "revenue_account_id": true }, "dynamicProps": false, "dynamicItems": false };
  var ExtraInput = validate89;
  var schema165 = { "type": "object", "additionalProperties": false, "required": ["category_id", "category_name", "name", "unit", "unit_price", "sales_department_id", "revenue_account_id"], "properties": { "category_id": { "$ref": "Id" }, "category_name": { "$ref": "Name" }, "name": { "$ref": "Name" }, "unit": { "$ref": "Name" }, "unit_price": { "$ref": "MoneyInput" }, "sales_department_id": { "$ref": "Id" }, "revenue_account_id": { "$ref": "Id" } } };
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.category_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category_id" }, message: "must have required property 'category_id'", schema: schema165.required, parentSchema: schema165, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.category_name === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category_name" }, message: "must have required property 'category_name'", schema: schema165.required, parentSchema: schema165, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.name === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema165.required, parentSchema: schema165, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.unit === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit" }, message: "must have required property 'unit'", schema: schema165.required, parentSchema: schema165, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.unit_price === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit_price" }, message: "must have required property 'unit_price'", schema: schema165.required, parentSchema: schema165, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.sales_department_id === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sales_department_id" }, message: "must have required property 'sales_department_id'", schema: schema165.required, parentSchema: schema165, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.revenue_account_id === void 0) {
        const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revenue_account_id" }, message: "must have required property 'revenue_account_id'", schema: schema165.required, parentSchema: schema165, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      for (const key0 in data) {
        if (!(key0 === "category_id" || key0 === "category_name" || key0 === "name" || key0 === "unit" || key0 === "unit_price" || key0 === "sales_department_id" || key0 === "revenue_account_id")) {
          const err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema165, data };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.category_id !== void 0) {
        let data0 = data.category_id;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          const err8 = { instancePath: instancePath + "/category_id", schemaPath: "Id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema154.type, parentSchema: schema154, data: data0 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 999999999999999 || isNaN(data0)) {
            const err9 = { instancePath: instancePath + "/category_id", schemaPath: "Id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema154, data: data0 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (data0 < 1 || isNaN(data0)) {
            const err10 = { instancePath: instancePath + "/category_id", schemaPath: "Id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema154, data: data0 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      }
      if (data.category_name !== void 0) {
        let data1 = data.category_name;
        if (typeof data1 === "string") {
          if (func1(data1) > 200) {
            const err11 = { instancePath: instancePath + "/category_name", schemaPath: "Name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema41, data: data1 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err12 = { instancePath: instancePath + "/category_name", schemaPath: "Name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data1 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        } else {
          const err13 = { instancePath: instancePath + "/category_name", schemaPath: "Name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data1 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data2 = data.name;
        if (typeof data2 === "string") {
          if (func1(data2) > 200) {
            const err14 = { instancePath: instancePath + "/name", schemaPath: "Name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema41, data: data2 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
          if (func1(data2) < 1) {
            const err15 = { instancePath: instancePath + "/name", schemaPath: "Name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data2 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        } else {
          const err16 = { instancePath: instancePath + "/name", schemaPath: "Name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data2 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
      if (data.unit !== void 0) {
        let data3 = data.unit;
        if (typeof data3 === "string") {
          if (func1(data3) > 200) {
            const err17 = { instancePath: instancePath + "/unit", schemaPath: "Name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema41, data: data3 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
          if (func1(data3) < 1) {
            const err18 = { instancePath: instancePath + "/unit", schemaPath: "Name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data3 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        } else {
          const err19 = { instancePath: instancePath + "/unit", schemaPath: "Name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data3 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
      if (data.unit_price !== void 0) {
        let data4 = data.unit_price;
        if (!(typeof data4 == "number" && isFinite(data4)) && typeof data4 !== "string") {
          const err20 = { instancePath: instancePath + "/unit_price", schemaPath: "MoneyInput/type", keyword: "type", params: { type: schema88.type }, message: "must be number,string", schema: schema88.type, parentSchema: schema88, data: data4 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (typeof data4 == "number" && isFinite(data4)) {
          if (data4 > 999999999999999e-3 || isNaN(data4)) {
            const err21 = { instancePath: instancePath + "/unit_price", schemaPath: "MoneyInput/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999e-3 }, message: "must be <= 999999999999.999", schema: 999999999999999e-3, parentSchema: schema88, data: data4 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          if (data4 < 0 || isNaN(data4)) {
            const err22 = { instancePath: instancePath + "/unit_price", schemaPath: "MoneyInput/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema88, data: data4 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
          if (!pattern16.test(String(data4))) {
            const err23 = { instancePath: instancePath + "/unit_price", schemaPath: "MoneyInput/x-max-decimals", keyword: "x-max-decimals", params: {}, message: 'must pass "x-max-decimals" keyword validation', schema: 3, parentSchema: schema88, data: data4 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (typeof data4 === "string") {
          if (!pattern17.test(data4)) {
            const err24 = { instancePath: instancePath + "/unit_price", schemaPath: "MoneyInput/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,12}(\\.[0-9]{1,3})?$" }, message: 'must match pattern "^[0-9]{1,12}(\\.[0-9]{1,3})?$"', schema: "^[0-9]{1,12}(\\.[0-9]{1,3})?$", parentSchema: schema88, data: data4 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
      }
      if (data.sales_department_id !== void 0) {
        let data5 = data.sales_department_id;
        if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
          const err25 = { instancePath: instancePath + "/sales_department_id", schemaPath: "Id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema154.type, parentSchema: schema154, data: data5 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (typeof data5 == "number" && isFinite(data5)) {
          if (data5 > 999999999999999 || isNaN(data5)) {
            const err26 = { instancePath: instancePath + "/sales_department_id", schemaPath: "Id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema154, data: data5 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
          if (data5 < 1 || isNaN(data5)) {
            const err27 = { instancePath: instancePath + "/sales_department_id", schemaPath: "Id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema154, data: data5 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      }
      if (data.revenue_account_id !== void 0) {
        let data6 = data.revenue_account_id;
        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
          const err28 = { instancePath: instancePath + "/revenue_account_id", schemaPath: "Id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema154.type, parentSchema: schema154, data: data6 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (typeof data6 == "number" && isFinite(data6)) {
          if (data6 > 999999999999999 || isNaN(data6)) {
            const err29 = { instancePath: instancePath + "/revenue_account_id", schemaPath: "Id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema154, data: data6 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
          if (data6 < 1 || isNaN(data6)) {
            const err30 = { instancePath: instancePath + "/revenue_account_id", schemaPath: "Id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema154, data: data6 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
      }
    } else {
      const err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema165.type, parentSchema: schema165, data };
      if (vErrors === null) {
        vErrors = [err31];
      } else {
        vErrors.push(err31);
      }
      errors++;
    }
    validate89.errors = vErrors;
    return errors === 0;
  }
  validate89.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var ExtraListAnswer = validate90;
  var schema173 = { "type": "object", "required": ["extras"], "properties": { "extras": { "type": "array", "items": { "$ref": "ExtraAnswer" } } } };
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.extras === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "extras" }, message: "must have required property 'extras'", schema: schema173.required, parentSchema: schema173, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.extras !== void 0) {
        let data0 = data.extras;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate88(data0[i0], { instancePath: instancePath + "/extras/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/extras", schemaPath: "#/properties/extras/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema173.properties.extras.type, parentSchema: schema173.properties.extras, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema173.type, parentSchema: schema173, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate90.errors = vErrors;
    return errors === 0;
  }
  validate90.evaluated = { "props": { "extras": true }, "dynamicProps": false, "dynamicItems": false };
  var FaultAnswer = validate92;
  var schema174 = { "allOf": [{ "$ref": "FaultTargetAnswer" }, { "type": "object", "required": ["id", "effect", "hits"], "properties": { "id": { "$ref": "IdAnswer" }, "effect": { "$ref": "FaultEffectAnswer" }, "status": { "type": "integer", "enum": [429, 500, 503] }, "delay_ms": { "type": "integer", "minimum": 1 }, "moment": { "$ref": "FaultMomentAnswer" }, "hits": { "type": "integer", "minimum": 0 } } }] };
  var schema175 = { "type": "object", "properties": { "operation": { "type": ["string", "null"], "x-expects": "an operation of the property API, such as updateRoomsDaily, or null" }, "hr_id": { "type": ["string", "null"], "pattern": "^[A-Za-z0-9_-]{1,64}$", "x-expects": "the id of a property, or null" }, "share": { "type": "number", "minimum": 0, "maximum": 1 }, "count": { "type": ["integer", "null"], "minimum": 0 }, "seed": { "type": "integer" } }, "required": ["operation", "hr_id", "share", "count", "seed"] };
  var schema177 = { "type": "string", "enum": ["status", "delay", "drop", "try_again", "malformed_body"] };
  var schema178 = { "type": "string", "enum": ["before_commit", "after_commit"] };
  var pattern46 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.operation === void 0) {
        const err0 = { instancePath, schemaPath: "FaultTargetAnswer/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema175.required, parentSchema: schema175, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id === void 0) {
        const err1 = { instancePath, schemaPath: "FaultTargetAnswer/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema175.required, parentSchema: schema175, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.share === void 0) {
        const err2 = { instancePath, schemaPath: "FaultTargetAnswer/required", keyword: "required", params: { missingProperty: "share" }, message: "must have required property 'share'", schema: schema175.required, parentSchema: schema175, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.count === void 0) {
        const err3 = { instancePath, schemaPath: "FaultTargetAnswer/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'", schema: schema175.required, parentSchema: schema175, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.seed === void 0) {
        const err4 = { instancePath, schemaPath: "FaultTargetAnswer/required", keyword: "required", params: { missingProperty: "seed" }, message: "must have required property 'seed'", schema: schema175.required, parentSchema: schema175, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.operation !== void 0) {
        let data0 = data.operation;
        if (typeof data0 !== "string" && data0 !== null) {
          const err5 = { instancePath: instancePath + "/operation", schemaPath: "FaultTargetAnswer/properties/operation/type", keyword: "type", params: { type: schema175.properties.operation.type }, message: "must be string,null", schema: schema175.properties.operation.type, parentSchema: schema175.properties.operation, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.hr_id !== void 0) {
        let data1 = data.hr_id;
        if (typeof data1 !== "string" && data1 !== null) {
          const err6 = { instancePath: instancePath + "/hr_id", schemaPath: "FaultTargetAnswer/properties/hr_id/type", keyword: "type", params: { type: schema175.properties.hr_id.type }, message: "must be string,null", schema: schema175.properties.hr_id.type, parentSchema: schema175.properties.hr_id, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (typeof data1 === "string") {
          if (!pattern46.test(data1)) {
            const err7 = { instancePath: instancePath + "/hr_id", schemaPath: "FaultTargetAnswer/properties/hr_id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema175.properties.hr_id, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      }
      if (data.share !== void 0) {
        let data2 = data.share;
        if (typeof data2 == "number" && isFinite(data2)) {
          if (data2 > 1 || isNaN(data2)) {
            const err8 = { instancePath: instancePath + "/share", schemaPath: "FaultTargetAnswer/properties/share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema175.properties.share, data: data2 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (data2 < 0 || isNaN(data2)) {
            const err9 = { instancePath: instancePath + "/share", schemaPath: "FaultTargetAnswer/properties/share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema175.properties.share, data: data2 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        } else {
          const err10 = { instancePath: instancePath + "/share", schemaPath: "FaultTargetAnswer/properties/share/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema175.properties.share.type, parentSchema: schema175.properties.share, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
      if (data.count !== void 0) {
        let data3 = data.count;
        if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
          const err11 = { instancePath: instancePath + "/count", schemaPath: "FaultTargetAnswer/properties/count/type", keyword: "type", params: { type: schema175.properties.count.type }, message: "must be integer,null", schema: schema175.properties.count.type, parentSchema: schema175.properties.count, data: data3 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (typeof data3 == "number" && isFinite(data3)) {
          if (data3 < 0 || isNaN(data3)) {
            const err12 = { instancePath: instancePath + "/count", schemaPath: "FaultTargetAnswer/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema175.properties.count, data: data3 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      }
      if (data.seed !== void 0) {
        let data4 = data.seed;
        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
          const err13 = { instancePath: instancePath + "/seed", schemaPath: "FaultTargetAnswer/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema175.properties.seed.type, parentSchema: schema175.properties.seed, data: data4 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    } else {
      const err14 = { instancePath, schemaPath: "FaultTargetAnswer/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema175.type, parentSchema: schema175, data };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        const err15 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema174.allOf[1].required, parentSchema: schema174.allOf[1], data };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (data.effect === void 0) {
        const err16 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'", schema: schema174.allOf[1].required, parentSchema: schema174.allOf[1], data };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (data.hits === void 0) {
        const err17 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "hits" }, message: "must have required property 'hits'", schema: schema174.allOf[1].required, parentSchema: schema174.allOf[1], data };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (data.id !== void 0) {
        let data5 = data.id;
        if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
          const err18 = { instancePath: instancePath + "/id", schemaPath: "IdAnswer/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.type, parentSchema: schema37, data: data5 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (typeof data5 == "number" && isFinite(data5)) {
          if (data5 > 999999999999999 || isNaN(data5)) {
            const err19 = { instancePath: instancePath + "/id", schemaPath: "IdAnswer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema37, data: data5 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          if (data5 < 1 || isNaN(data5)) {
            const err20 = { instancePath: instancePath + "/id", schemaPath: "IdAnswer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37, data: data5 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      }
      if (data.effect !== void 0) {
        let data6 = data.effect;
        if (typeof data6 !== "string") {
          const err21 = { instancePath: instancePath + "/effect", schemaPath: "FaultEffectAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema177.type, parentSchema: schema177, data: data6 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (!(data6 === "status" || data6 === "delay" || data6 === "drop" || data6 === "try_again" || data6 === "malformed_body")) {
          const err22 = { instancePath: instancePath + "/effect", schemaPath: "FaultEffectAnswer/enum", keyword: "enum", params: { allowedValues: schema177.enum }, message: "must be equal to one of the allowed values", schema: schema177.enum, parentSchema: schema177, data: data6 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
      if (data.status !== void 0) {
        let data7 = data.status;
        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
          const err23 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/1/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema174.allOf[1].properties.status.type, parentSchema: schema174.allOf[1].properties.status, data: data7 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (!(data7 === 429 || data7 === 500 || data7 === 503)) {
          const err24 = { instancePath: instancePath + "/status", schemaPath: "#/allOf/1/properties/status/enum", keyword: "enum", params: { allowedValues: schema174.allOf[1].properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema174.allOf[1].properties.status.enum, parentSchema: schema174.allOf[1].properties.status, data: data7 };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (data.delay_ms !== void 0) {
        let data8 = data.delay_ms;
        if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
          const err25 = { instancePath: instancePath + "/delay_ms", schemaPath: "#/allOf/1/properties/delay_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema174.allOf[1].properties.delay_ms.type, parentSchema: schema174.allOf[1].properties.delay_ms, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (typeof data8 == "number" && isFinite(data8)) {
          if (data8 < 1 || isNaN(data8)) {
            const err26 = { instancePath: instancePath + "/delay_ms", schemaPath: "#/allOf/1/properties/delay_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema174.allOf[1].properties.delay_ms, data: data8 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      }
      if (data.moment !== void 0) {
        let data9 = data.moment;
        if (typeof data9 !== "string") {
          const err27 = { instancePath: instancePath + "/moment", schemaPath: "FaultMomentAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema178.type, parentSchema: schema178, data: data9 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (!(data9 === "before_commit" || data9 === "after_commit")) {
          const err28 = { instancePath: instancePath + "/moment", schemaPath: "FaultMomentAnswer/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data9 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
      if (data.hits !== void 0) {
        let data10 = data.hits;
        if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
          const err29 = { instancePath: instancePath + "/hits", schemaPath: "#/allOf/1/properties/hits/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema174.allOf[1].properties.hits.type, parentSchema: schema174.allOf[1].properties.hits, data: data10 };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (typeof data10 == "number" && isFinite(data10)) {
          if (data10 < 0 || isNaN(data10)) {
            const err30 = { instancePath: instancePath + "/hits", schemaPath: "#/allOf/1/properties/hits/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema174.allOf[1].properties.hits, data: data10 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
      }
    } else {
      const err31 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.allOf[1].type, parentSchema: schema174.allOf[1], data };
      if (vErrors === null) {
        vErrors = [err31];
      } else {
        vErrors.push(err31);
      }
      errors++;
    }
    validate92.errors = vErrors;
    return errors === 0;
  }
  validate92.evaluated = { "props": { "id": true, "effect": true, "status": true, "delay_ms": true, "moment": true, "hits": true, "operation": true, "hr_id": true, "share": true, "count": true, "seed": true }, "dynamicProps": false, "dynamicItems": false };
  var FaultInput = validate93;
  var schema179 = { "type": "object", "x-expects": "a fault with the effect status, delay, drop, try_again or malformed_body", "oneOf": [{ "$ref": "StatusFault" }, { "$ref": "DelayFault" }, { "$ref": "DropFault" }, { "$ref": "TryAgainFault" }, { "$ref": "MalformedBodyFault" }], "discriminator": { "propertyName": "effect" } };
  var schema180 = { "type": "object", "required": ["effect", "status"], "unevaluatedProperties": false, "allOf": [{ "$ref": "FaultTarget" }], "properties": { "effect": { "type": "string", "enum": ["status"] }, "status": { "type": "integer", "enum": [429, 500, 503] }, "moment": { "$ref": "FaultMoment", "default": "before_commit" } } };
  var schema181 = { "type": "object", "properties": { "operation": { "type": ["string", "null"], "x-expects": "an operation of the property API, such as updateRoomsDaily, or null", "default": null }, "hr_id": { "type": ["string", "null"], "pattern": "^[A-Za-z0-9_-]{1,64}$", "x-expects": "the id of a property, or null", "default": null }, "share": { "type": "number", "minimum": 0, "maximum": 1, "default": 1 }, "count": { "type": ["integer", "null"], "minimum": 0, "default": null }, "seed": { "type": "integer", "default": 1 } } };
  var schema182 = { "type": "string", "enum": ["before_commit", "after_commit"] };
  function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate94.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.operation === void 0) {
        data.operation = null;
      }
      if (data.hr_id === void 0) {
        data.hr_id = null;
      }
      if (data.share === void 0) {
        data.share = 1;
      }
      if (data.count === void 0) {
        data.count = null;
      }
      if (data.seed === void 0) {
        data.seed = 1;
      }
      let data0 = data.operation;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/operation", schemaPath: "FaultTarget/properties/operation/type", keyword: "type", params: { type: schema181.properties.operation.type }, message: "must be string,null", schema: schema181.properties.operation.type, parentSchema: schema181.properties.operation, data: data0 };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      let data1 = data.hr_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "FaultTarget/properties/hr_id/type", keyword: "type", params: { type: schema181.properties.hr_id.type }, message: "must be string,null", schema: schema181.properties.hr_id.type, parentSchema: schema181.properties.hr_id, data: data1 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (!pattern46.test(data1)) {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "FaultTarget/properties/hr_id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema181.properties.hr_id, data: data1 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      let data2 = data.share;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1 || isNaN(data2)) {
          const err3 = { instancePath: instancePath + "/share", schemaPath: "FaultTarget/properties/share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema181.properties.share, data: data2 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err4 = { instancePath: instancePath + "/share", schemaPath: "FaultTarget/properties/share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema181.properties.share, data: data2 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/share", schemaPath: "FaultTarget/properties/share/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema181.properties.share.type, parentSchema: schema181.properties.share, data: data2 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      let data3 = data.count;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err6 = { instancePath: instancePath + "/count", schemaPath: "FaultTarget/properties/count/type", keyword: "type", params: { type: schema181.properties.count.type }, message: "must be integer,null", schema: schema181.properties.count.type, parentSchema: schema181.properties.count, data: data3 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          const err7 = { instancePath: instancePath + "/count", schemaPath: "FaultTarget/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema181.properties.count, data: data3 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      let data4 = data.seed;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err8 = { instancePath: instancePath + "/seed", schemaPath: "FaultTarget/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema181.properties.seed.type, parentSchema: schema181.properties.seed, data: data4 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    } else {
      const err9 = { instancePath, schemaPath: "FaultTarget/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema181.type, parentSchema: schema181, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.moment === void 0) {
        data.moment = "before_commit";
      }
      if (data.effect === void 0) {
        const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'", schema: schema180.required, parentSchema: schema180, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.status === void 0) {
        const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema180.required, parentSchema: schema180, data };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (data.effect !== void 0) {
        let data5 = data.effect;
        if (typeof data5 !== "string") {
          const err12 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema180.properties.effect.type, parentSchema: schema180.properties.effect, data: data5 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (!(data5 === "status")) {
          const err13 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/enum", keyword: "enum", params: { allowedValues: schema180.properties.effect.enum }, message: "must be equal to one of the allowed values", schema: schema180.properties.effect.enum, parentSchema: schema180.properties.effect, data: data5 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.status !== void 0) {
        let data6 = data.status;
        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
          const err14 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema180.properties.status.type, parentSchema: schema180.properties.status, data: data6 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!(data6 === 429 || data6 === 500 || data6 === 503)) {
          const err15 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema180.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema180.properties.status.enum, parentSchema: schema180.properties.status, data: data6 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
      let data7 = data.moment;
      if (typeof data7 !== "string") {
        const err16 = { instancePath: instancePath + "/moment", schemaPath: "FaultMoment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema182.type, parentSchema: schema182, data: data7 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (!(data7 === "before_commit" || data7 === "after_commit")) {
        const err17 = { instancePath: instancePath + "/moment", schemaPath: "FaultMoment/enum", keyword: "enum", params: { allowedValues: schema182.enum }, message: "must be equal to one of the allowed values", schema: schema182.enum, parentSchema: schema182, data: data7 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      for (const key0 in data) {
        if (key0 !== "effect" && key0 !== "status" && key0 !== "moment" && key0 !== "operation" && key0 !== "hr_id" && key0 !== "share" && key0 !== "count" && key0 !== "seed") {
          const err18 = { instancePath, schemaPath: "#/unevaluatedProperties", keyword: "unevaluatedProperties", params: { unevaluatedProperty: key0 }, message: "must NOT have unevaluated properties", schema: false, parentSchema: schema180, data };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    } else {
      const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema180.type, parentSchema: schema180, data };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    validate94.errors = vErrors;
    return errors === 0;
  }
  validate94.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var schema183 = { "type": "object", "required": ["effect", "delay_ms"], "unevaluatedProperties": false, "allOf": [{ "$ref": "FaultTarget" }], "properties": { "effect": { "type": "string", "enum": ["delay"] }, "delay_ms": { "type": "integer", "minimum": 1, "maximum": 6e5 } } };
  function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate95.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.operation === void 0) {
        data.operation = null;
      }
      if (data.hr_id === void 0) {
        data.hr_id = null;
      }
      if (data.share === void 0) {
        data.share = 1;
      }
      if (data.count === void 0) {
        data.count = null;
      }
      if (data.seed === void 0) {
        data.seed = 1;
      }
      let data0 = data.operation;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/operation", schemaPath: "FaultTarget/properties/operation/type", keyword: "type", params: { type: schema181.properties.operation.type }, message: "must be string,null", schema: schema181.properties.operation.type, parentSchema: schema181.properties.operation, data: data0 };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      let data1 = data.hr_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "FaultTarget/properties/hr_id/type", keyword: "type", params: { type: schema181.properties.hr_id.type }, message: "must be string,null", schema: schema181.properties.hr_id.type, parentSchema: schema181.properties.hr_id, data: data1 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (!pattern46.test(data1)) {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "FaultTarget/properties/hr_id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema181.properties.hr_id, data: data1 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      let data2 = data.share;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1 || isNaN(data2)) {
          const err3 = { instancePath: instancePath + "/share", schemaPath: "FaultTarget/properties/share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema181.properties.share, data: data2 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err4 = { instancePath: instancePath + "/share", schemaPath: "FaultTarget/properties/share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema181.properties.share, data: data2 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/share", schemaPath: "FaultTarget/properties/share/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema181.properties.share.type, parentSchema: schema181.properties.share, data: data2 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      let data3 = data.count;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err6 = { instancePath: instancePath + "/count", schemaPath: "FaultTarget/properties/count/type", keyword: "type", params: { type: schema181.properties.count.type }, message: "must be integer,null", schema: schema181.properties.count.type, parentSchema: schema181.properties.count, data: data3 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          const err7 = { instancePath: instancePath + "/count", schemaPath: "FaultTarget/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema181.properties.count, data: data3 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      let data4 = data.seed;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err8 = { instancePath: instancePath + "/seed", schemaPath: "FaultTarget/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema181.properties.seed.type, parentSchema: schema181.properties.seed, data: data4 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    } else {
      const err9 = { instancePath, schemaPath: "FaultTarget/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema181.type, parentSchema: schema181, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.effect === void 0) {
        const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'", schema: schema183.required, parentSchema: schema183, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.delay_ms === void 0) {
        const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "delay_ms" }, message: "must have required property 'delay_ms'", schema: schema183.required, parentSchema: schema183, data };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (data.effect !== void 0) {
        let data5 = data.effect;
        if (typeof data5 !== "string") {
          const err12 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema183.properties.effect.type, parentSchema: schema183.properties.effect, data: data5 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (!(data5 === "delay")) {
          const err13 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/enum", keyword: "enum", params: { allowedValues: schema183.properties.effect.enum }, message: "must be equal to one of the allowed values", schema: schema183.properties.effect.enum, parentSchema: schema183.properties.effect, data: data5 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.delay_ms !== void 0) {
        let data6 = data.delay_ms;
        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
          const err14 = { instancePath: instancePath + "/delay_ms", schemaPath: "#/properties/delay_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema183.properties.delay_ms.type, parentSchema: schema183.properties.delay_ms, data: data6 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (typeof data6 == "number" && isFinite(data6)) {
          if (data6 > 6e5 || isNaN(data6)) {
            const err15 = { instancePath: instancePath + "/delay_ms", schemaPath: "#/properties/delay_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e5 }, message: "must be <= 600000", schema: 6e5, parentSchema: schema183.properties.delay_ms, data: data6 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
          if (data6 < 1 || isNaN(data6)) {
            const err16 = { instancePath: instancePath + "/delay_ms", schemaPath: "#/properties/delay_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema183.properties.delay_ms, data: data6 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      }
      for (const key0 in data) {
        if (key0 !== "effect" && key0 !== "delay_ms" && key0 !== "operation" && key0 !== "hr_id" && key0 !== "share" && key0 !== "count" && key0 !== "seed") {
          const err17 = { instancePath, schemaPath: "#/unevaluatedProperties", keyword: "unevaluatedProperties", params: { unevaluatedProperty: key0 }, message: "must NOT have unevaluated properties", schema: false, parentSchema: schema183, data };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    } else {
      const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema183.type, parentSchema: schema183, data };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
    validate95.errors = vErrors;
    return errors === 0;
  }
  validate95.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var schema185 = { "type": "object", "required": ["effect"], "unevaluatedProperties": false, "allOf": [{ "$ref": "FaultTarget" }], "properties": { "effect": { "type": "string", "enum": ["drop"] }, "moment": { "$ref": "FaultMoment", "default": "before_commit" } } };
  function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate96.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.operation === void 0) {
        data.operation = null;
      }
      if (data.hr_id === void 0) {
        data.hr_id = null;
      }
      if (data.share === void 0) {
        data.share = 1;
      }
      if (data.count === void 0) {
        data.count = null;
      }
      if (data.seed === void 0) {
        data.seed = 1;
      }
      let data0 = data.operation;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/operation", schemaPath: "FaultTarget/properties/operation/type", keyword: "type", params: { type: schema181.properties.operation.type }, message: "must be string,null", schema: schema181.properties.operation.type, parentSchema: schema181.properties.operation, data: data0 };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      let data1 = data.hr_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "FaultTarget/properties/hr_id/type", keyword: "type", params: { type: schema181.properties.hr_id.type }, message: "must be string,null", schema: schema181.properties.hr_id.type, parentSchema: schema181.properties.hr_id, data: data1 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (!pattern46.test(data1)) {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "FaultTarget/properties/hr_id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema181.properties.hr_id, data: data1 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      let data2 = data.share;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1 || isNaN(data2)) {
          const err3 = { instancePath: instancePath + "/share", schemaPath: "FaultTarget/properties/share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema181.properties.share, data: data2 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err4 = { instancePath: instancePath + "/share", schemaPath: "FaultTarget/properties/share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema181.properties.share, data: data2 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/share", schemaPath: "FaultTarget/properties/share/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema181.properties.share.type, parentSchema: schema181.properties.share, data: data2 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      let data3 = data.count;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err6 = { instancePath: instancePath + "/count", schemaPath: "FaultTarget/properties/count/type", keyword: "type", params: { type: schema181.properties.count.type }, message: "must be integer,null", schema: schema181.properties.count.type, parentSchema: schema181.properties.count, data: data3 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          const err7 = { instancePath: instancePath + "/count", schemaPath: "FaultTarget/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema181.properties.count, data: data3 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      let data4 = data.seed;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err8 = { instancePath: instancePath + "/seed", schemaPath: "FaultTarget/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema181.properties.seed.type, parentSchema: schema181.properties.seed, data: data4 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    } else {
      const err9 = { instancePath, schemaPath: "FaultTarget/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema181.type, parentSchema: schema181, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.moment === void 0) {
        data.moment = "before_commit";
      }
      if (data.effect === void 0) {
        const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'", schema: schema185.required, parentSchema: schema185, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.effect !== void 0) {
        let data5 = data.effect;
        if (typeof data5 !== "string") {
          const err11 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema185.properties.effect.type, parentSchema: schema185.properties.effect, data: data5 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!(data5 === "drop")) {
          const err12 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/enum", keyword: "enum", params: { allowedValues: schema185.properties.effect.enum }, message: "must be equal to one of the allowed values", schema: schema185.properties.effect.enum, parentSchema: schema185.properties.effect, data: data5 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      let data6 = data.moment;
      if (typeof data6 !== "string") {
        const err13 = { instancePath: instancePath + "/moment", schemaPath: "FaultMoment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema182.type, parentSchema: schema182, data: data6 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (!(data6 === "before_commit" || data6 === "after_commit")) {
        const err14 = { instancePath: instancePath + "/moment", schemaPath: "FaultMoment/enum", keyword: "enum", params: { allowedValues: schema182.enum }, message: "must be equal to one of the allowed values", schema: schema182.enum, parentSchema: schema182, data: data6 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      for (const key0 in data) {
        if (key0 !== "effect" && key0 !== "moment" && key0 !== "operation" && key0 !== "hr_id" && key0 !== "share" && key0 !== "count" && key0 !== "seed") {
          const err15 = { instancePath, schemaPath: "#/unevaluatedProperties", keyword: "unevaluatedProperties", params: { unevaluatedProperty: key0 }, message: "must NOT have unevaluated properties", schema: false, parentSchema: schema185, data };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    } else {
      const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema185.type, parentSchema: schema185, data };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    validate96.errors = vErrors;
    return errors === 0;
  }
  validate96.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var schema188 = { "type": "object", "required": ["effect"], "unevaluatedProperties": false, "allOf": [{ "$ref": "FaultTarget" }], "properties": { "effect": { "type": "string", "enum": ["try_again"] } } };
  function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate97.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.operation === void 0) {
        data.operation = null;
      }
      if (data.hr_id === void 0) {
        data.hr_id = null;
      }
      if (data.share === void 0) {
        data.share = 1;
      }
      if (data.count === void 0) {
        data.count = null;
      }
      if (data.seed === void 0) {
        data.seed = 1;
      }
      let data0 = data.operation;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/operation", schemaPath: "FaultTarget/properties/operation/type", keyword: "type", params: { type: schema181.properties.operation.type }, message: "must be string,null", schema: schema181.properties.operation.type, parentSchema: schema181.properties.operation, data: data0 };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      let data1 = data.hr_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "FaultTarget/properties/hr_id/type", keyword: "type", params: { type: schema181.properties.hr_id.type }, message: "must be string,null", schema: schema181.properties.hr_id.type, parentSchema: schema181.properties.hr_id, data: data1 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (!pattern46.test(data1)) {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "FaultTarget/properties/hr_id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema181.properties.hr_id, data: data1 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      let data2 = data.share;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1 || isNaN(data2)) {
          const err3 = { instancePath: instancePath + "/share", schemaPath: "FaultTarget/properties/share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema181.properties.share, data: data2 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err4 = { instancePath: instancePath + "/share", schemaPath: "FaultTarget/properties/share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema181.properties.share, data: data2 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/share", schemaPath: "FaultTarget/properties/share/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema181.properties.share.type, parentSchema: schema181.properties.share, data: data2 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      let data3 = data.count;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err6 = { instancePath: instancePath + "/count", schemaPath: "FaultTarget/properties/count/type", keyword: "type", params: { type: schema181.properties.count.type }, message: "must be integer,null", schema: schema181.properties.count.type, parentSchema: schema181.properties.count, data: data3 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          const err7 = { instancePath: instancePath + "/count", schemaPath: "FaultTarget/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema181.properties.count, data: data3 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      let data4 = data.seed;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err8 = { instancePath: instancePath + "/seed", schemaPath: "FaultTarget/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema181.properties.seed.type, parentSchema: schema181.properties.seed, data: data4 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    } else {
      const err9 = { instancePath, schemaPath: "FaultTarget/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema181.type, parentSchema: schema181, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.effect === void 0) {
        const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'", schema: schema188.required, parentSchema: schema188, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.effect !== void 0) {
        let data5 = data.effect;
        if (typeof data5 !== "string") {
          const err11 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema188.properties.effect.type, parentSchema: schema188.properties.effect, data: data5 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!(data5 === "try_again")) {
          const err12 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/enum", keyword: "enum", params: { allowedValues: schema188.properties.effect.enum }, message: "must be equal to one of the allowed values", schema: schema188.properties.effect.enum, parentSchema: schema188.properties.effect, data: data5 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      for (const key0 in data) {
        if (key0 !== "effect" && key0 !== "operation" && key0 !== "hr_id" && key0 !== "share" && key0 !== "count" && key0 !== "seed") {
          const err13 = { instancePath, schemaPath: "#/unevaluatedProperties", keyword: "unevaluatedProperties", params: { unevaluatedProperty: key0 }, message: "must NOT have unevaluated properties", schema: false, parentSchema: schema188, data };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    } else {
      const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema188.type, parentSchema: schema188, data };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    validate97.errors = vErrors;
    return errors === 0;
  }
  validate97.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var schema190 = { "type": "object", "required": ["effect"], "unevaluatedProperties": false, "allOf": [{ "$ref": "FaultTarget" }], "properties": { "effect": { "type": "string", "enum": ["malformed_body"] } } };
  function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate98.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.operation === void 0) {
        data.operation = null;
      }
      if (data.hr_id === void 0) {
        data.hr_id = null;
      }
      if (data.share === void 0) {
        data.share = 1;
      }
      if (data.count === void 0) {
        data.count = null;
      }
      if (data.seed === void 0) {
        data.seed = 1;
      }
      let data0 = data.operation;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/operation", schemaPath: "FaultTarget/properties/operation/type", keyword: "type", params: { type: schema181.properties.operation.type }, message: "must be string,null", schema: schema181.properties.operation.type, parentSchema: schema181.properties.operation, data: data0 };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      let data1 = data.hr_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "FaultTarget/properties/hr_id/type", keyword: "type", params: { type: schema181.properties.hr_id.type }, message: "must be string,null", schema: schema181.properties.hr_id.type, parentSchema: schema181.properties.hr_id, data: data1 };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (!pattern46.test(data1)) {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "FaultTarget/properties/hr_id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema181.properties.hr_id, data: data1 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      let data2 = data.share;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1 || isNaN(data2)) {
          const err3 = { instancePath: instancePath + "/share", schemaPath: "FaultTarget/properties/share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema181.properties.share, data: data2 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err4 = { instancePath: instancePath + "/share", schemaPath: "FaultTarget/properties/share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema181.properties.share, data: data2 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/share", schemaPath: "FaultTarget/properties/share/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema181.properties.share.type, parentSchema: schema181.properties.share, data: data2 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      let data3 = data.count;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err6 = { instancePath: instancePath + "/count", schemaPath: "FaultTarget/properties/count/type", keyword: "type", params: { type: schema181.properties.count.type }, message: "must be integer,null", schema: schema181.properties.count.type, parentSchema: schema181.properties.count, data: data3 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          const err7 = { instancePath: instancePath + "/count", schemaPath: "FaultTarget/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema181.properties.count, data: data3 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      let data4 = data.seed;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err8 = { instancePath: instancePath + "/seed", schemaPath: "FaultTarget/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema181.properties.seed.type, parentSchema: schema181.properties.seed, data: data4 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    } else {
      const err9 = { instancePath, schemaPath: "FaultTarget/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema181.type, parentSchema: schema181, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.effect === void 0) {
        const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'", schema: schema190.required, parentSchema: schema190, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.effect !== void 0) {
        let data5 = data.effect;
        if (typeof data5 !== "string") {
          const err11 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema190.properties.effect.type, parentSchema: schema190.properties.effect, data: data5 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!(data5 === "malformed_body")) {
          const err12 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/enum", keyword: "enum", params: { allowedValues: schema190.properties.effect.enum }, message: "must be equal to one of the allowed values", schema: schema190.properties.effect.enum, parentSchema: schema190.properties.effect, data: data5 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      for (const key0 in data) {
        if (key0 !== "effect" && key0 !== "operation" && key0 !== "hr_id" && key0 !== "share" && key0 !== "count" && key0 !== "seed") {
          const err13 = { instancePath, schemaPath: "#/unevaluatedProperties", keyword: "unevaluatedProperties", params: { unevaluatedProperty: key0 }, message: "must NOT have unevaluated properties", schema: false, parentSchema: schema190, data };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    } else {
      const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema190.type, parentSchema: schema190, data };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    validate98.errors = vErrors;
    return errors === 0;
  }
  validate98.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.effect;
      if (typeof tag0 == "string") {
        if (tag0 === "status") {
          if (!validate94(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
            errors = vErrors.length;
          }
          var props0 = true;
        } else if (tag0 === "delay") {
          if (!validate95(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else if (tag0 === "drop") {
          if (!validate96(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else if (tag0 === "try_again") {
          if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else if (tag0 === "malformed_body") {
          if (!validate98(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
            errors = vErrors.length;
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else {
          const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "effect", tagValue: tag0 }, message: 'value of tag "effect" must be in oneOf', schema: schema179.discriminator, parentSchema: schema179, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "effect", tagValue: tag0 }, message: 'tag "effect" must be string', schema: schema179.discriminator, parentSchema: schema179, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema179.type, parentSchema: schema179, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate93.errors = vErrors;
    evaluated0.props = props0;
    return errors === 0;
  }
  validate93.evaluated = { "dynamicProps": true, "dynamicItems": false };
  var FaultListAnswer = validate104;
  var schema192 = { "type": "object", "required": ["faults"], "properties": { "faults": { "type": "array", "items": { "$ref": "FaultAnswer" } } } };
  function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate104.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.faults === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "faults" }, message: "must have required property 'faults'", schema: schema192.required, parentSchema: schema192, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.faults !== void 0) {
        let data0 = data.faults;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate92(data0[i0], { instancePath: instancePath + "/faults/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/faults", schemaPath: "#/properties/faults/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema192.properties.faults.type, parentSchema: schema192.properties.faults, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema192.type, parentSchema: schema192, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate104.errors = vErrors;
    return errors === 0;
  }
  validate104.evaluated = { "props": { "faults": true }, "dynamicProps": false, "dynamicItems": false };
  var FolioAnswer = validate106;
  var schema193 = { "allOf": [{ "$ref": "FolioSumsAnswer" }, { "type": "object", "required": ["items"], "properties": { "items": { "type": "array", "items": { "$ref": "FolioItemAnswer" } } } }] };
  var schema194 = { "type": "object", "required": ["folio_id", "kind", "currency", "expenses", "payments", "refunds", "discounts", "balance"], "properties": { "folio_id": { "$ref": "FolioIdAnswer" }, "kind": { "type": "string", "enum": ["guest", "direct_sales"] }, "currency": { "$ref": "CurrencyCodeAnswer" }, "expenses": { "$ref": "DecimalTextAnswer" }, "payments": { "$ref": "DecimalTextAnswer" }, "refunds": { "$ref": "DecimalTextAnswer" }, "discounts": { "$ref": "DecimalTextAnswer" }, "balance": { "$ref": "DecimalTextAnswer" } } };
  var schema195 = { "type": "string", "pattern": "^([0-9]+:[0-9]+|direct:[0-9]{4}-[0-9]{2}-[0-9]{2})$", "x-expects": 'the id of a folio, such as "41749:25238942" or "direct:2026-12-24"' };
  var pattern52 = new RegExp("^([0-9]+:[0-9]+|direct:[0-9]{4}-[0-9]{2}-[0-9]{2})$", "u");
  function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate107.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.folio_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "folio_id" }, message: "must have required property 'folio_id'", schema: schema194.required, parentSchema: schema194, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.kind === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema194.required, parentSchema: schema194, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.currency === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'", schema: schema194.required, parentSchema: schema194, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.expenses === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expenses" }, message: "must have required property 'expenses'", schema: schema194.required, parentSchema: schema194, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.payments === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payments" }, message: "must have required property 'payments'", schema: schema194.required, parentSchema: schema194, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.refunds === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refunds" }, message: "must have required property 'refunds'", schema: schema194.required, parentSchema: schema194, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.discounts === void 0) {
        const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "discounts" }, message: "must have required property 'discounts'", schema: schema194.required, parentSchema: schema194, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.balance === void 0) {
        const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "balance" }, message: "must have required property 'balance'", schema: schema194.required, parentSchema: schema194, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.folio_id !== void 0) {
        let data0 = data.folio_id;
        if (typeof data0 === "string") {
          if (!pattern52.test(data0)) {
            const err8 = { instancePath: instancePath + "/folio_id", schemaPath: "FolioIdAnswer/pattern", keyword: "pattern", params: { pattern: "^([0-9]+:[0-9]+|direct:[0-9]{4}-[0-9]{2}-[0-9]{2})$" }, message: 'must match pattern "^([0-9]+:[0-9]+|direct:[0-9]{4}-[0-9]{2}-[0-9]{2})$"', schema: "^([0-9]+:[0-9]+|direct:[0-9]{4}-[0-9]{2}-[0-9]{2})$", parentSchema: schema195, data: data0 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        } else {
          const err9 = { instancePath: instancePath + "/folio_id", schemaPath: "FolioIdAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema195.type, parentSchema: schema195, data: data0 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
      if (data.kind !== void 0) {
        let data1 = data.kind;
        if (typeof data1 !== "string") {
          const err10 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema194.properties.kind.type, parentSchema: schema194.properties.kind, data: data1 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!(data1 === "guest" || data1 === "direct_sales")) {
          const err11 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema194.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema194.properties.kind.enum, parentSchema: schema194.properties.kind, data: data1 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.currency !== void 0) {
        let data2 = data.currency;
        if (typeof data2 === "string") {
          if (!pattern10.test(data2)) {
            const err12 = { instancePath: instancePath + "/currency", schemaPath: "CurrencyCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"', schema: "^[A-Z]{3}$", parentSchema: schema56, data: data2 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        } else {
          const err13 = { instancePath: instancePath + "/currency", schemaPath: "CurrencyCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.type, parentSchema: schema56, data: data2 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.expenses !== void 0) {
        let data3 = data.expenses;
        if (typeof data3 === "string") {
          if (!pattern13.test(data3)) {
            const err14 = { instancePath: instancePath + "/expenses", schemaPath: "DecimalTextAnswer/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"', schema: "^-?[0-9]+(\\.[0-9]+)?$", parentSchema: schema72, data: data3 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        } else {
          const err15 = { instancePath: instancePath + "/expenses", schemaPath: "DecimalTextAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.type, parentSchema: schema72, data: data3 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
      if (data.payments !== void 0) {
        let data4 = data.payments;
        if (typeof data4 === "string") {
          if (!pattern13.test(data4)) {
            const err16 = { instancePath: instancePath + "/payments", schemaPath: "DecimalTextAnswer/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"', schema: "^-?[0-9]+(\\.[0-9]+)?$", parentSchema: schema72, data: data4 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        } else {
          const err17 = { instancePath: instancePath + "/payments", schemaPath: "DecimalTextAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.type, parentSchema: schema72, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
      if (data.refunds !== void 0) {
        let data5 = data.refunds;
        if (typeof data5 === "string") {
          if (!pattern13.test(data5)) {
            const err18 = { instancePath: instancePath + "/refunds", schemaPath: "DecimalTextAnswer/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"', schema: "^-?[0-9]+(\\.[0-9]+)?$", parentSchema: schema72, data: data5 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        } else {
          const err19 = { instancePath: instancePath + "/refunds", schemaPath: "DecimalTextAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.type, parentSchema: schema72, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
      if (data.discounts !== void 0) {
        let data6 = data.discounts;
        if (typeof data6 === "string") {
          if (!pattern13.test(data6)) {
            const err20 = { instancePath: instancePath + "/discounts", schemaPath: "DecimalTextAnswer/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"', schema: "^-?[0-9]+(\\.[0-9]+)?$", parentSchema: schema72, data: data6 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        } else {
          const err21 = { instancePath: instancePath + "/discounts", schemaPath: "DecimalTextAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.type, parentSchema: schema72, data: data6 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
      if (data.balance !== void 0) {
        let data7 = data.balance;
        if (typeof data7 === "string") {
          if (!pattern13.test(data7)) {
            const err22 = { instancePath: instancePath + "/balance", schemaPath: "DecimalTextAnswer/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"', schema: "^-?[0-9]+(\\.[0-9]+)?$", parentSchema: schema72, data: data7 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        } else {
          const err23 = { instancePath: instancePath + "/balance", schemaPath: "DecimalTextAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.type, parentSchema: schema72, data: data7 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    } else {
      const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema194.type, parentSchema: schema194, data };
      if (vErrors === null) {
        vErrors = [err24];
      } else {
        vErrors.push(err24);
      }
      errors++;
    }
    validate107.errors = vErrors;
    return errors === 0;
  }
  validate107.evaluated = { "props": { "folio_id": true, "kind": true, "currency": true, "expenses": true, "payments": true, "refunds": true, "discounts": true, "balance": true }, "dynamicProps": false, "dynamicItems": false };
  var schema202 = { "type": "object", "required": ["transaction_id", "invoice_number", "pos_id", "line", "post_type", "department_id", "revenue_account_id", "product_id", "product_name", "quantity", "unit", "amount", "currency", "exchange_rate", "base_amount", "mapping", "posted_at"], "properties": { "transaction_id": { "type": "string" }, "invoice_number": { "type": "string" }, "pos_id": { "type": "string" }, "line": { "type": "integer", "minimum": 0 }, "post_type": { "type": "string", "enum": ["Expense", "Payment", "Refund", "Discount"] }, "department_id": { "$ref": "IdAnswer" }, "revenue_account_id": { "$ref": "IdAnswer" }, "product_id": { "type": ["integer", "null"] }, "product_name": { "type": ["string", "null"] }, "quantity": { "$ref": "DecimalTextAnswer" }, "unit": { "type": ["string", "null"] }, "amount": { "$ref": "DecimalTextAnswer" }, "currency": { "$ref": "CurrencyCodeAnswer" }, "exchange_rate": { "type": ["string", "null"], "pattern": "^[0-9]+(\\.[0-9]+)?$" }, "base_amount": { "$ref": "DecimalTextAnswer" }, "mapping": { "type": "string", "enum": ["direct", "mapped", "default", "product"] }, "posted_at": { "$ref": "TimestampAnswer" } } };
  function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate109.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.transaction_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transaction_id" }, message: "must have required property 'transaction_id'", schema: schema202.required, parentSchema: schema202, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.invoice_number === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invoice_number" }, message: "must have required property 'invoice_number'", schema: schema202.required, parentSchema: schema202, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.pos_id === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pos_id" }, message: "must have required property 'pos_id'", schema: schema202.required, parentSchema: schema202, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.line === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'", schema: schema202.required, parentSchema: schema202, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.post_type === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "post_type" }, message: "must have required property 'post_type'", schema: schema202.required, parentSchema: schema202, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.department_id === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "department_id" }, message: "must have required property 'department_id'", schema: schema202.required, parentSchema: schema202, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.revenue_account_id === void 0) {
        const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revenue_account_id" }, message: "must have required property 'revenue_account_id'", schema: schema202.required, parentSchema: schema202, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.product_id === void 0) {
        const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "product_id" }, message: "must have required property 'product_id'", schema: schema202.required, parentSchema: schema202, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.product_name === void 0) {
        const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "product_name" }, message: "must have required property 'product_name'", schema: schema202.required, parentSchema: schema202, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.quantity === void 0) {
        const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "quantity" }, message: "must have required property 'quantity'", schema: schema202.required, parentSchema: schema202, data };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.unit === void 0) {
        const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit" }, message: "must have required property 'unit'", schema: schema202.required, parentSchema: schema202, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.amount === void 0) {
        const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", schema: schema202.required, parentSchema: schema202, data };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (data.currency === void 0) {
        const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'", schema: schema202.required, parentSchema: schema202, data };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (data.exchange_rate === void 0) {
        const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "exchange_rate" }, message: "must have required property 'exchange_rate'", schema: schema202.required, parentSchema: schema202, data };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (data.base_amount === void 0) {
        const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_amount" }, message: "must have required property 'base_amount'", schema: schema202.required, parentSchema: schema202, data };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (data.mapping === void 0) {
        const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mapping" }, message: "must have required property 'mapping'", schema: schema202.required, parentSchema: schema202, data };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (data.posted_at === void 0) {
        const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "posted_at" }, message: "must have required property 'posted_at'", schema: schema202.required, parentSchema: schema202, data };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (data.transaction_id !== void 0) {
        let data0 = data.transaction_id;
        if (typeof data0 !== "string") {
          const err17 = { instancePath: instancePath + "/transaction_id", schemaPath: "#/properties/transaction_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema202.properties.transaction_id.type, parentSchema: schema202.properties.transaction_id, data: data0 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
      if (data.invoice_number !== void 0) {
        let data1 = data.invoice_number;
        if (typeof data1 !== "string") {
          const err18 = { instancePath: instancePath + "/invoice_number", schemaPath: "#/properties/invoice_number/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema202.properties.invoice_number.type, parentSchema: schema202.properties.invoice_number, data: data1 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
      if (data.pos_id !== void 0) {
        let data2 = data.pos_id;
        if (typeof data2 !== "string") {
          const err19 = { instancePath: instancePath + "/pos_id", schemaPath: "#/properties/pos_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema202.properties.pos_id.type, parentSchema: schema202.properties.pos_id, data: data2 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
      if (data.line !== void 0) {
        let data3 = data.line;
        if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
          const err20 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema202.properties.line.type, parentSchema: schema202.properties.line, data: data3 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (typeof data3 == "number" && isFinite(data3)) {
          if (data3 < 0 || isNaN(data3)) {
            const err21 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema202.properties.line, data: data3 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      }
      if (data.post_type !== void 0) {
        let data4 = data.post_type;
        if (typeof data4 !== "string") {
          const err22 = { instancePath: instancePath + "/post_type", schemaPath: "#/properties/post_type/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema202.properties.post_type.type, parentSchema: schema202.properties.post_type, data: data4 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (!(data4 === "Expense" || data4 === "Payment" || data4 === "Refund" || data4 === "Discount")) {
          const err23 = { instancePath: instancePath + "/post_type", schemaPath: "#/properties/post_type/enum", keyword: "enum", params: { allowedValues: schema202.properties.post_type.enum }, message: "must be equal to one of the allowed values", schema: schema202.properties.post_type.enum, parentSchema: schema202.properties.post_type, data: data4 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.department_id !== void 0) {
        let data5 = data.department_id;
        if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
          const err24 = { instancePath: instancePath + "/department_id", schemaPath: "IdAnswer/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.type, parentSchema: schema37, data: data5 };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (typeof data5 == "number" && isFinite(data5)) {
          if (data5 > 999999999999999 || isNaN(data5)) {
            const err25 = { instancePath: instancePath + "/department_id", schemaPath: "IdAnswer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema37, data: data5 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          if (data5 < 1 || isNaN(data5)) {
            const err26 = { instancePath: instancePath + "/department_id", schemaPath: "IdAnswer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37, data: data5 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      }
      if (data.revenue_account_id !== void 0) {
        let data6 = data.revenue_account_id;
        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
          const err27 = { instancePath: instancePath + "/revenue_account_id", schemaPath: "IdAnswer/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.type, parentSchema: schema37, data: data6 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (typeof data6 == "number" && isFinite(data6)) {
          if (data6 > 999999999999999 || isNaN(data6)) {
            const err28 = { instancePath: instancePath + "/revenue_account_id", schemaPath: "IdAnswer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema37, data: data6 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (data6 < 1 || isNaN(data6)) {
            const err29 = { instancePath: instancePath + "/revenue_account_id", schemaPath: "IdAnswer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37, data: data6 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      }
      if (data.product_id !== void 0) {
        let data7 = data.product_id;
        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7)) && data7 !== null) {
          const err30 = { instancePath: instancePath + "/product_id", schemaPath: "#/properties/product_id/type", keyword: "type", params: { type: schema202.properties.product_id.type }, message: "must be integer,null", schema: schema202.properties.product_id.type, parentSchema: schema202.properties.product_id, data: data7 };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      }
      if (data.product_name !== void 0) {
        let data8 = data.product_name;
        if (typeof data8 !== "string" && data8 !== null) {
          const err31 = { instancePath: instancePath + "/product_name", schemaPath: "#/properties/product_name/type", keyword: "type", params: { type: schema202.properties.product_name.type }, message: "must be string,null", schema: schema202.properties.product_name.type, parentSchema: schema202.properties.product_name, data: data8 };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
      if (data.quantity !== void 0) {
        let data9 = data.quantity;
        if (typeof data9 === "string") {
          if (!pattern13.test(data9)) {
            const err32 = { instancePath: instancePath + "/quantity", schemaPath: "DecimalTextAnswer/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"', schema: "^-?[0-9]+(\\.[0-9]+)?$", parentSchema: schema72, data: data9 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        } else {
          const err33 = { instancePath: instancePath + "/quantity", schemaPath: "DecimalTextAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.type, parentSchema: schema72, data: data9 };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
      if (data.unit !== void 0) {
        let data10 = data.unit;
        if (typeof data10 !== "string" && data10 !== null) {
          const err34 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/type", keyword: "type", params: { type: schema202.properties.unit.type }, message: "must be string,null", schema: schema202.properties.unit.type, parentSchema: schema202.properties.unit, data: data10 };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
      if (data.amount !== void 0) {
        let data11 = data.amount;
        if (typeof data11 === "string") {
          if (!pattern13.test(data11)) {
            const err35 = { instancePath: instancePath + "/amount", schemaPath: "DecimalTextAnswer/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"', schema: "^-?[0-9]+(\\.[0-9]+)?$", parentSchema: schema72, data: data11 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        } else {
          const err36 = { instancePath: instancePath + "/amount", schemaPath: "DecimalTextAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.type, parentSchema: schema72, data: data11 };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      }
      if (data.currency !== void 0) {
        let data12 = data.currency;
        if (typeof data12 === "string") {
          if (!pattern10.test(data12)) {
            const err37 = { instancePath: instancePath + "/currency", schemaPath: "CurrencyCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"', schema: "^[A-Z]{3}$", parentSchema: schema56, data: data12 };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        } else {
          const err38 = { instancePath: instancePath + "/currency", schemaPath: "CurrencyCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.type, parentSchema: schema56, data: data12 };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
      if (data.exchange_rate !== void 0) {
        let data13 = data.exchange_rate;
        if (typeof data13 !== "string" && data13 !== null) {
          const err39 = { instancePath: instancePath + "/exchange_rate", schemaPath: "#/properties/exchange_rate/type", keyword: "type", params: { type: schema202.properties.exchange_rate.type }, message: "must be string,null", schema: schema202.properties.exchange_rate.type, parentSchema: schema202.properties.exchange_rate, data: data13 };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        if (typeof data13 === "string") {
          if (!pattern34.test(data13)) {
            const err40 = { instancePath: instancePath + "/exchange_rate", schemaPath: "#/properties/exchange_rate/pattern", keyword: "pattern", params: { pattern: "^[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^[0-9]+(\\.[0-9]+)?$"', schema: "^[0-9]+(\\.[0-9]+)?$", parentSchema: schema202.properties.exchange_rate, data: data13 };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
      }
      if (data.base_amount !== void 0) {
        let data14 = data.base_amount;
        if (typeof data14 === "string") {
          if (!pattern13.test(data14)) {
            const err41 = { instancePath: instancePath + "/base_amount", schemaPath: "DecimalTextAnswer/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]+(\\.[0-9]+)?$" }, message: 'must match pattern "^-?[0-9]+(\\.[0-9]+)?$"', schema: "^-?[0-9]+(\\.[0-9]+)?$", parentSchema: schema72, data: data14 };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        } else {
          const err42 = { instancePath: instancePath + "/base_amount", schemaPath: "DecimalTextAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.type, parentSchema: schema72, data: data14 };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
      }
      if (data.mapping !== void 0) {
        let data15 = data.mapping;
        if (typeof data15 !== "string") {
          const err43 = { instancePath: instancePath + "/mapping", schemaPath: "#/properties/mapping/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema202.properties.mapping.type, parentSchema: schema202.properties.mapping, data: data15 };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        if (!(data15 === "direct" || data15 === "mapped" || data15 === "default" || data15 === "product")) {
          const err44 = { instancePath: instancePath + "/mapping", schemaPath: "#/properties/mapping/enum", keyword: "enum", params: { allowedValues: schema202.properties.mapping.enum }, message: "must be equal to one of the allowed values", schema: schema202.properties.mapping.enum, parentSchema: schema202.properties.mapping, data: data15 };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
      }
      if (data.posted_at !== void 0) {
        let data16 = data.posted_at;
        if (typeof data16 === "string") {
          if (!formats0.validate(data16)) {
            const err45 = { instancePath: instancePath + "/posted_at", schemaPath: "TimestampAnswer/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema49, data: data16 };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        } else {
          const err46 = { instancePath: instancePath + "/posted_at", schemaPath: "TimestampAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.type, parentSchema: schema49, data: data16 };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
      }
    } else {
      const err47 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema202.type, parentSchema: schema202, data };
      if (vErrors === null) {
        vErrors = [err47];
      } else {
        vErrors.push(err47);
      }
      errors++;
    }
    validate109.errors = vErrors;
    return errors === 0;
  }
  validate109.evaluated = { "props": { "transaction_id": true, "invoice_number": true, "pos_id": true, "line": true, "post_type": true, "department_id": true, "revenue_account_id": true, "product_id": true, "product_name": true, "quantity": true, "unit": true, "amount": true, "currency": true, "exchange_rate": true, "base_amount": true, "mapping": true, "posted_at": true }, "dynamicProps": false, "dynamicItems": false };
  function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate106.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!validate107(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
      errors = vErrors.length;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.items === void 0) {
        const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'", schema: schema193.allOf[1].required, parentSchema: schema193.allOf[1], data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.items !== void 0) {
        let data0 = data.items;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate109(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/items", schemaPath: "#/allOf/1/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema193.allOf[1].properties.items.type, parentSchema: schema193.allOf[1].properties.items, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema193.allOf[1].type, parentSchema: schema193.allOf[1], data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate106.errors = vErrors;
    return errors === 0;
  }
  validate106.evaluated = { "props": { "items": true, "folio_id": true, "kind": true, "currency": true, "expenses": true, "payments": true, "refunds": true, "discounts": true, "balance": true }, "dynamicProps": false, "dynamicItems": false };
  var FolioListAnswer = validate111;
  var schema210 = { "type": "object", "required": ["folios"], "properties": { "folios": { "type": "array", "items": { "$ref": "FolioSumsAnswer" } } } };
  function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate111.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.folios === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "folios" }, message: "must have required property 'folios'", schema: schema210.required, parentSchema: schema210, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.folios !== void 0) {
        let data0 = data.folios;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate107(data0[i0], { instancePath: instancePath + "/folios/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/folios", schemaPath: "#/properties/folios/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema210.properties.folios.type, parentSchema: schema210.properties.folios, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema210.type, parentSchema: schema210, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate111.errors = vErrors;
    return errors === 0;
  }
  validate111.evaluated = { "props": { "folios": true }, "dynamicProps": false, "dynamicItems": false };
  var IssuedTokenAnswer = validate113;
  var schema211 = { "type": "object", "required": ["id", "label", "token", "created_at"], "properties": { "id": { "$ref": "TokenIdAnswer" }, "label": { "type": "string" }, "token": { "type": "string" }, "created_at": { "$ref": "TimestampAnswer" } } };
  var schema212 = { "type": "string", "minLength": 1, "maxLength": 64 };
  function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate113.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema211.required, parentSchema: schema211, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.label === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema211.required, parentSchema: schema211, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.token === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token" }, message: "must have required property 'token'", schema: schema211.required, parentSchema: schema211, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.created_at === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'", schema: schema211.required, parentSchema: schema211, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (typeof data0 === "string") {
          if (func1(data0) > 64) {
            const err4 = { instancePath: instancePath + "/id", schemaPath: "TokenIdAnswer/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema212, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (func1(data0) < 1) {
            const err5 = { instancePath: instancePath + "/id", schemaPath: "TokenIdAnswer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema212, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        } else {
          const err6 = { instancePath: instancePath + "/id", schemaPath: "TokenIdAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema212.type, parentSchema: schema212, data: data0 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      if (data.label !== void 0) {
        let data1 = data.label;
        if (typeof data1 !== "string") {
          const err7 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema211.properties.label.type, parentSchema: schema211.properties.label, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.token !== void 0) {
        let data2 = data.token;
        if (typeof data2 !== "string") {
          const err8 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema211.properties.token.type, parentSchema: schema211.properties.token, data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      if (data.created_at !== void 0) {
        let data3 = data.created_at;
        if (typeof data3 === "string") {
          if (!formats0.validate(data3)) {
            const err9 = { instancePath: instancePath + "/created_at", schemaPath: "TimestampAnswer/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema49, data: data3 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        } else {
          const err10 = { instancePath: instancePath + "/created_at", schemaPath: "TimestampAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.type, parentSchema: schema49, data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    } else {
      const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema211.type, parentSchema: schema211, data };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    validate113.errors = vErrors;
    return errors === 0;
  }
  validate113.evaluated = { "props": { "id": true, "label": true, "token": true, "created_at": true }, "dynamicProps": false, "dynamicItems": false };
  var MappingAnswer = validate114;
  var schema214 = { "type": "object", "required": ["mapping_code", "rate_code", "name"], "properties": { "mapping_code": { "$ref": "MappingCodeAnswer" }, "rate_code": { "$ref": "RateCodeAnswer" }, "name": { "type": "string" } } };
  function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate114.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.mapping_code === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mapping_code" }, message: "must have required property 'mapping_code'", schema: schema214.required, parentSchema: schema214, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.rate_code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rate_code" }, message: "must have required property 'rate_code'", schema: schema214.required, parentSchema: schema214, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.name === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema214.required, parentSchema: schema214, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.mapping_code !== void 0) {
        let data0 = data.mapping_code;
        if (typeof data0 === "string") {
          if (!pattern23.test(data0)) {
            const err3 = { instancePath: instancePath + "/mapping_code", schemaPath: "MappingCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,128}$" }, message: 'must match pattern "^[!-~]{1,128}$"', schema: "^[!-~]{1,128}$", parentSchema: schema116, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        } else {
          const err4 = { instancePath: instancePath + "/mapping_code", schemaPath: "MappingCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema116.type, parentSchema: schema116, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (data.rate_code !== void 0) {
        let data1 = data.rate_code;
        if (typeof data1 === "string") {
          if (!pattern8.test(data1)) {
            const err5 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema64, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        } else {
          const err6 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema64.type, parentSchema: schema64, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data2 = data.name;
        if (typeof data2 !== "string") {
          const err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema214.properties.name.type, parentSchema: schema214.properties.name, data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    } else {
      const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema214.type, parentSchema: schema214, data };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    validate114.errors = vErrors;
    return errors === 0;
  }
  validate114.evaluated = { "props": { "mapping_code": true, "rate_code": true, "name": true }, "dynamicProps": false, "dynamicItems": false };
  var MappingInput = validate115;
  var schema217 = { "type": "object", "additionalProperties": false, "required": ["rate_code", "name"], "properties": { "rate_code": { "$ref": "RateCode" }, "name": { "$ref": "Name" } } };
  function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate115.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.rate_code === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rate_code" }, message: "must have required property 'rate_code'", schema: schema217.required, parentSchema: schema217, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.name === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema217.required, parentSchema: schema217, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      for (const key0 in data) {
        if (!(key0 === "rate_code" || key0 === "name")) {
          const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema217, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      if (data.rate_code !== void 0) {
        let data0 = data.rate_code;
        if (typeof data0 === "string") {
          if (!pattern8.test(data0)) {
            const err3 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCode/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema94, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        } else {
          const err4 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.type, parentSchema: schema94, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data1 = data.name;
        if (typeof data1 === "string") {
          if (func1(data1) > 200) {
            const err5 = { instancePath: instancePath + "/name", schemaPath: "Name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema41, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err6 = { instancePath: instancePath + "/name", schemaPath: "Name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        } else {
          const err7 = { instancePath: instancePath + "/name", schemaPath: "Name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    } else {
      const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema217.type, parentSchema: schema217, data };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    validate115.errors = vErrors;
    return errors === 0;
  }
  validate115.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var MappingListAnswer = validate116;
  var schema220 = { "type": "object", "required": ["mappings"], "properties": { "mappings": { "type": "array", "items": { "$ref": "MappingAnswer" } } } };
  function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate116.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.mappings === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mappings" }, message: "must have required property 'mappings'", schema: schema220.required, parentSchema: schema220, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.mappings !== void 0) {
        let data0 = data.mappings;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate114(data0[i0], { instancePath: instancePath + "/mappings/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/mappings", schemaPath: "#/properties/mappings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema220.properties.mappings.type, parentSchema: schema220.properties.mappings, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema220.type, parentSchema: schema220, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate116.errors = vErrors;
    return errors === 0;
  }
  validate116.evaluated = { "props": { "mappings": true }, "dynamicProps": false, "dynamicItems": false };
  var PosMappings = validate118;
  var schema221 = { "type": "object", "additionalProperties": false, "properties": { "departments": { "$ref": "PosIds", "default": {} }, "accounts": { "$ref": "PosIds", "default": {} }, "products": { "$ref": "PosIds", "default": {} }, "defaults": { "$ref": "PosDefaults", "default": {} } } };
  var schema224 = { "type": "object", "additionalProperties": false, "properties": { "department": { "type": ["integer", "null"], "minimum": 1, "default": null }, "account": { "type": ["integer", "null"], "minimum": 1, "default": null }, "product": { "type": ["integer", "null"], "minimum": 1, "default": null } } };
  var schema222 = { "type": "object", "maxProperties": 5e3, "x-expects": 'at most 5,000 ids of the POS, each of 1 to 128 visible ASCII characters and without the prefix "HR:"', "propertyNames": { "pattern": "^(?!HR:)[!-~]{1,128}$" }, "additionalProperties": { "$ref": "Id" } };
  var pattern67 = new RegExp("^(?!HR:)[!-~]{1,128}$", "u");
  function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate119.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 5e3) {
        const err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 5e3 }, message: "must NOT have more than 5000 properties", schema: 5e3, parentSchema: schema222, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      for (const key0 in data) {
        const _errs1 = errors;
        if (typeof key0 === "string") {
          if (!pattern67.test(key0)) {
            const err1 = { instancePath, schemaPath: "#/propertyNames/pattern", keyword: "pattern", params: { pattern: "^(?!HR:)[!-~]{1,128}$" }, message: 'must match pattern "^(?!HR:)[!-~]{1,128}$"', schema: "^(?!HR:)[!-~]{1,128}$", parentSchema: schema222.propertyNames, data: key0, propertyName: key0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          const err2 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid", schema: schema222.propertyNames, parentSchema: schema222, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      for (const key1 in data) {
        let data0 = data[key1];
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          const err3 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "Id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema154.type, parentSchema: schema154, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 999999999999999 || isNaN(data0)) {
            const err4 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "Id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema154, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (data0 < 1 || isNaN(data0)) {
            const err5 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "Id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema154, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      }
    } else {
      const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema222.type, parentSchema: schema222, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    validate119.errors = vErrors;
    return errors === 0;
  }
  validate119.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate118.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.departments === void 0) {
        data.departments = {};
      }
      if (data.accounts === void 0) {
        data.accounts = {};
      }
      if (data.products === void 0) {
        data.products = {};
      }
      if (data.defaults === void 0) {
        data.defaults = {};
      }
      for (const key0 in data) {
        if (!(key0 === "departments" || key0 === "accounts" || key0 === "products" || key0 === "defaults")) {
          const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema221, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
      if (!validate119(data.departments, { instancePath: instancePath + "/departments", parentData: data, parentDataProperty: "departments", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
        errors = vErrors.length;
      }
      if (!validate119(data.accounts, { instancePath: instancePath + "/accounts", parentData: data, parentDataProperty: "accounts", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
        errors = vErrors.length;
      }
      if (!validate119(data.products, { instancePath: instancePath + "/products", parentData: data, parentDataProperty: "products", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
        errors = vErrors.length;
      }
      let data3 = data.defaults;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.department === void 0) {
          data3.department = null;
        }
        if (data3.account === void 0) {
          data3.account = null;
        }
        if (data3.product === void 0) {
          data3.product = null;
        }
        for (const key1 in data3) {
          if (!(key1 === "department" || key1 === "account" || key1 === "product")) {
            const err1 = { instancePath: instancePath + "/defaults", schemaPath: "PosDefaults/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema224, data: data3 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        let data4 = data3.department;
        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
          const err2 = { instancePath: instancePath + "/defaults/department", schemaPath: "PosDefaults/properties/department/type", keyword: "type", params: { type: schema224.properties.department.type }, message: "must be integer,null", schema: schema224.properties.department.type, parentSchema: schema224.properties.department, data: data4 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (typeof data4 == "number" && isFinite(data4)) {
          if (data4 < 1 || isNaN(data4)) {
            const err3 = { instancePath: instancePath + "/defaults/department", schemaPath: "PosDefaults/properties/department/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema224.properties.department, data: data4 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        let data5 = data3.account;
        if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5)) && data5 !== null) {
          const err4 = { instancePath: instancePath + "/defaults/account", schemaPath: "PosDefaults/properties/account/type", keyword: "type", params: { type: schema224.properties.account.type }, message: "must be integer,null", schema: schema224.properties.account.type, parentSchema: schema224.properties.account, data: data5 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (typeof data5 == "number" && isFinite(data5)) {
          if (data5 < 1 || isNaN(data5)) {
            const err5 = { instancePath: instancePath + "/defaults/account", schemaPath: "PosDefaults/properties/account/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema224.properties.account, data: data5 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        let data6 = data3.product;
        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6)) && data6 !== null) {
          const err6 = { instancePath: instancePath + "/defaults/product", schemaPath: "PosDefaults/properties/product/type", keyword: "type", params: { type: schema224.properties.product.type }, message: "must be integer,null", schema: schema224.properties.product.type, parentSchema: schema224.properties.product, data: data6 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (typeof data6 == "number" && isFinite(data6)) {
          if (data6 < 1 || isNaN(data6)) {
            const err7 = { instancePath: instancePath + "/defaults/product", schemaPath: "PosDefaults/properties/product/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema224.properties.product, data: data6 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/defaults", schemaPath: "PosDefaults/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema224.type, parentSchema: schema224, data: data3 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    } else {
      const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema221.type, parentSchema: schema221, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    validate118.errors = vErrors;
    return errors === 0;
  }
  validate118.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var PosMappingsAnswer = validate123;
  var schema225 = { "type": "object", "additionalProperties": false, "properties": { "departments": { "$ref": "PosIdsAnswer" }, "accounts": { "$ref": "PosIdsAnswer" }, "products": { "$ref": "PosIdsAnswer" }, "defaults": { "$ref": "PosDefaultsAnswer" } }, "required": ["departments", "accounts", "products", "defaults"] };
  var schema228 = { "type": "object", "additionalProperties": false, "properties": { "department": { "type": ["integer", "null"], "minimum": 1 }, "account": { "type": ["integer", "null"], "minimum": 1 }, "product": { "type": ["integer", "null"], "minimum": 1 } }, "required": ["department", "account", "product"] };
  var schema226 = { "type": "object", "maxProperties": 5e3, "x-expects": 'at most 5,000 ids of the POS, each of 1 to 128 visible ASCII characters and without the prefix "HR:"', "propertyNames": { "pattern": "^(?!HR:)[!-~]{1,128}$" }, "additionalProperties": { "$ref": "IdAnswer" } };
  function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate124.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 5e3) {
        const err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 5e3 }, message: "must NOT have more than 5000 properties", schema: 5e3, parentSchema: schema226, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      for (const key0 in data) {
        const _errs1 = errors;
        if (typeof key0 === "string") {
          if (!pattern67.test(key0)) {
            const err1 = { instancePath, schemaPath: "#/propertyNames/pattern", keyword: "pattern", params: { pattern: "^(?!HR:)[!-~]{1,128}$" }, message: 'must match pattern "^(?!HR:)[!-~]{1,128}$"', schema: "^(?!HR:)[!-~]{1,128}$", parentSchema: schema226.propertyNames, data: key0, propertyName: key0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          const err2 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid", schema: schema226.propertyNames, parentSchema: schema226, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      for (const key1 in data) {
        let data0 = data[key1];
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          const err3 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "IdAnswer/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.type, parentSchema: schema37, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 999999999999999 || isNaN(data0)) {
            const err4 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "IdAnswer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema37, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (data0 < 1 || isNaN(data0)) {
            const err5 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "IdAnswer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      }
    } else {
      const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema226.type, parentSchema: schema226, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    validate124.errors = vErrors;
    return errors === 0;
  }
  validate124.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate123.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.departments === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "departments" }, message: "must have required property 'departments'", schema: schema225.required, parentSchema: schema225, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.accounts === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accounts" }, message: "must have required property 'accounts'", schema: schema225.required, parentSchema: schema225, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.products === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "products" }, message: "must have required property 'products'", schema: schema225.required, parentSchema: schema225, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.defaults === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "defaults" }, message: "must have required property 'defaults'", schema: schema225.required, parentSchema: schema225, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      for (const key0 in data) {
        if (!(key0 === "departments" || key0 === "accounts" || key0 === "products" || key0 === "defaults")) {
          const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema225, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (data.departments !== void 0) {
        if (!validate124(data.departments, { instancePath: instancePath + "/departments", parentData: data, parentDataProperty: "departments", rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
          errors = vErrors.length;
        }
      }
      if (data.accounts !== void 0) {
        if (!validate124(data.accounts, { instancePath: instancePath + "/accounts", parentData: data, parentDataProperty: "accounts", rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
          errors = vErrors.length;
        }
      }
      if (data.products !== void 0) {
        if (!validate124(data.products, { instancePath: instancePath + "/products", parentData: data, parentDataProperty: "products", rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
          errors = vErrors.length;
        }
      }
      if (data.defaults !== void 0) {
        let data3 = data.defaults;
        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
          if (data3.department === void 0) {
            const err5 = { instancePath: instancePath + "/defaults", schemaPath: "PosDefaultsAnswer/required", keyword: "required", params: { missingProperty: "department" }, message: "must have required property 'department'", schema: schema228.required, parentSchema: schema228, data: data3 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (data3.account === void 0) {
            const err6 = { instancePath: instancePath + "/defaults", schemaPath: "PosDefaultsAnswer/required", keyword: "required", params: { missingProperty: "account" }, message: "must have required property 'account'", schema: schema228.required, parentSchema: schema228, data: data3 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (data3.product === void 0) {
            const err7 = { instancePath: instancePath + "/defaults", schemaPath: "PosDefaultsAnswer/required", keyword: "required", params: { missingProperty: "product" }, message: "must have required property 'product'", schema: schema228.required, parentSchema: schema228, data: data3 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          for (const key1 in data3) {
            if (!(key1 === "department" || key1 === "account" || key1 === "product")) {
              const err8 = { instancePath: instancePath + "/defaults", schemaPath: "PosDefaultsAnswer/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema228, data: data3 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          }
          if (data3.department !== void 0) {
            let data4 = data3.department;
            if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
              const err9 = { instancePath: instancePath + "/defaults/department", schemaPath: "PosDefaultsAnswer/properties/department/type", keyword: "type", params: { type: schema228.properties.department.type }, message: "must be integer,null", schema: schema228.properties.department.type, parentSchema: schema228.properties.department, data: data4 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (typeof data4 == "number" && isFinite(data4)) {
              if (data4 < 1 || isNaN(data4)) {
                const err10 = { instancePath: instancePath + "/defaults/department", schemaPath: "PosDefaultsAnswer/properties/department/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema228.properties.department, data: data4 };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
          }
          if (data3.account !== void 0) {
            let data5 = data3.account;
            if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5)) && data5 !== null) {
              const err11 = { instancePath: instancePath + "/defaults/account", schemaPath: "PosDefaultsAnswer/properties/account/type", keyword: "type", params: { type: schema228.properties.account.type }, message: "must be integer,null", schema: schema228.properties.account.type, parentSchema: schema228.properties.account, data: data5 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (typeof data5 == "number" && isFinite(data5)) {
              if (data5 < 1 || isNaN(data5)) {
                const err12 = { instancePath: instancePath + "/defaults/account", schemaPath: "PosDefaultsAnswer/properties/account/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema228.properties.account, data: data5 };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
          }
          if (data3.product !== void 0) {
            let data6 = data3.product;
            if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6)) && data6 !== null) {
              const err13 = { instancePath: instancePath + "/defaults/product", schemaPath: "PosDefaultsAnswer/properties/product/type", keyword: "type", params: { type: schema228.properties.product.type }, message: "must be integer,null", schema: schema228.properties.product.type, parentSchema: schema228.properties.product, data: data6 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (typeof data6 == "number" && isFinite(data6)) {
              if (data6 < 1 || isNaN(data6)) {
                const err14 = { instancePath: instancePath + "/defaults/product", schemaPath: "PosDefaultsAnswer/properties/product/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema228.properties.product, data: data6 };
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
          const err15 = { instancePath: instancePath + "/defaults", schemaPath: "PosDefaultsAnswer/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema228.type, parentSchema: schema228, data: data3 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    } else {
      const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema225.type, parentSchema: schema225, data };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    validate123.errors = vErrors;
    return errors === 0;
  }
  validate123.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var Property = validate128;
  var schema229 = { "type": "object", "additionalProperties": false, "required": ["hr_id", "name", "time_zone", "currency"], "properties": { "hr_id": { "$ref": "HrId" }, "name": { "$ref": "Name" }, "time_zone": { "$ref": "TimeZone" }, "currency": { "$ref": "CurrencyCode" }, "business_day_start": { "$ref": "TimeOfDay", "default": "00:00" }, "quota": { "$ref": "Quota", "default": null } } };
  var schema230 = { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$", "x-expects": "1 to 64 letters, digits, - and _" };
  var schema232 = { "type": "string", "minLength": 1, "maxLength": 64, "x-expects": "an IANA time zone, such as Europe/Istanbul" };
  var schema234 = { "type": "string", "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$", "x-expects": "a time of day as HH:MM, such as 05:00" };
  var schema235 = { "type": ["object", "null"], "additionalProperties": false, "required": ["per_minute", "per_day"], "properties": { "per_minute": { "type": "integer", "minimum": 1 }, "per_day": { "type": "integer", "minimum": 1 } } };
  var pattern71 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
  function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate128.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.business_day_start === void 0) {
        data.business_day_start = "00:00";
      }
      if (data.quota === void 0) {
        data.quota = null;
      }
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema229.required, parentSchema: schema229, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.name === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema229.required, parentSchema: schema229, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.time_zone === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time_zone" }, message: "must have required property 'time_zone'", schema: schema229.required, parentSchema: schema229, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.currency === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'", schema: schema229.required, parentSchema: schema229, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      for (const key0 in data) {
        if (!(key0 === "hr_id" || key0 === "name" || key0 === "time_zone" || key0 === "currency" || key0 === "business_day_start" || key0 === "quota")) {
          const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema229, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err5 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        } else {
          const err6 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
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
        if (typeof data1 === "string") {
          if (func1(data1) > 200) {
            const err7 = { instancePath: instancePath + "/name", schemaPath: "Name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema41, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err8 = { instancePath: instancePath + "/name", schemaPath: "Name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data1 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        } else {
          const err9 = { instancePath: instancePath + "/name", schemaPath: "Name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data1 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
      if (data.time_zone !== void 0) {
        let data2 = data.time_zone;
        if (typeof data2 === "string") {
          if (func1(data2) > 64) {
            const err10 = { instancePath: instancePath + "/time_zone", schemaPath: "TimeZone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema232, data: data2 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (func1(data2) < 1) {
            const err11 = { instancePath: instancePath + "/time_zone", schemaPath: "TimeZone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema232, data: data2 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        } else {
          const err12 = { instancePath: instancePath + "/time_zone", schemaPath: "TimeZone/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema232.type, parentSchema: schema232, data: data2 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.currency !== void 0) {
        let data3 = data.currency;
        if (typeof data3 === "string") {
          if (!pattern10.test(data3)) {
            const err13 = { instancePath: instancePath + "/currency", schemaPath: "CurrencyCode/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"', schema: "^[A-Z]{3}$", parentSchema: schema89, data: data3 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        } else {
          const err14 = { instancePath: instancePath + "/currency", schemaPath: "CurrencyCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.type, parentSchema: schema89, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      let data4 = data.business_day_start;
      if (typeof data4 === "string") {
        if (!pattern71.test(data4)) {
          const err15 = { instancePath: instancePath + "/business_day_start", schemaPath: "TimeOfDay/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"', schema: "^([01][0-9]|2[0-3]):[0-5][0-9]$", parentSchema: schema234, data: data4 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/business_day_start", schemaPath: "TimeOfDay/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema234.type, parentSchema: schema234, data: data4 };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      let data5 = data.quota;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
        const err17 = { instancePath: instancePath + "/quota", schemaPath: "Quota/type", keyword: "type", params: { type: schema235.type }, message: "must be object,null", schema: schema235.type, parentSchema: schema235, data: data5 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.per_minute === void 0) {
          const err18 = { instancePath: instancePath + "/quota", schemaPath: "Quota/required", keyword: "required", params: { missingProperty: "per_minute" }, message: "must have required property 'per_minute'", schema: schema235.required, parentSchema: schema235, data: data5 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data5.per_day === void 0) {
          const err19 = { instancePath: instancePath + "/quota", schemaPath: "Quota/required", keyword: "required", params: { missingProperty: "per_day" }, message: "must have required property 'per_day'", schema: schema235.required, parentSchema: schema235, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        for (const key1 in data5) {
          if (!(key1 === "per_minute" || key1 === "per_day")) {
            const err20 = { instancePath: instancePath + "/quota", schemaPath: "Quota/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema235, data: data5 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data5.per_minute !== void 0) {
          let data6 = data5.per_minute;
          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
            const err21 = { instancePath: instancePath + "/quota/per_minute", schemaPath: "Quota/properties/per_minute/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema235.properties.per_minute.type, parentSchema: schema235.properties.per_minute, data: data6 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 < 1 || isNaN(data6)) {
              const err22 = { instancePath: instancePath + "/quota/per_minute", schemaPath: "Quota/properties/per_minute/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema235.properties.per_minute, data: data6 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
        }
        if (data5.per_day !== void 0) {
          let data7 = data5.per_day;
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            const err23 = { instancePath: instancePath + "/quota/per_day", schemaPath: "Quota/properties/per_day/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema235.properties.per_day.type, parentSchema: schema235.properties.per_day, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 < 1 || isNaN(data7)) {
              const err24 = { instancePath: instancePath + "/quota/per_day", schemaPath: "Quota/properties/per_day/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema235.properties.per_day, data: data7 };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          }
        }
      }
    } else {
      const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema229.type, parentSchema: schema229, data };
      if (vErrors === null) {
        vErrors = [err25];
      } else {
        vErrors.push(err25);
      }
      errors++;
    }
    validate128.errors = vErrors;
    return errors === 0;
  }
  validate128.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var PropertyAnswer = validate129;
  var schema236 = { "type": "object", "additionalProperties": false, "required": ["hr_id", "name", "time_zone", "currency", "business_day_start", "quota"], "properties": { "hr_id": { "$ref": "HrIdAnswer" }, "name": { "$ref": "NameAnswer" }, "time_zone": { "$ref": "TimeZoneAnswer" }, "currency": { "$ref": "CurrencyCodeAnswer" }, "business_day_start": { "$ref": "TimeOfDayAnswer" }, "quota": { "$ref": "QuotaAnswer" } } };
  var schema237 = { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$", "x-expects": "1 to 64 letters, digits, - and _" };
  var schema239 = { "type": "string", "minLength": 1, "maxLength": 64, "x-expects": "an IANA time zone, such as Europe/Istanbul" };
  var schema241 = { "type": "string", "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$", "x-expects": "a time of day as HH:MM, such as 05:00" };
  var schema242 = { "type": ["object", "null"], "additionalProperties": false, "required": ["per_minute", "per_day"], "properties": { "per_minute": { "type": "integer", "minimum": 1 }, "per_day": { "type": "integer", "minimum": 1 } } };
  function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate129.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema236.required, parentSchema: schema236, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.name === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema236.required, parentSchema: schema236, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.time_zone === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time_zone" }, message: "must have required property 'time_zone'", schema: schema236.required, parentSchema: schema236, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.currency === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'", schema: schema236.required, parentSchema: schema236, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.business_day_start === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "business_day_start" }, message: "must have required property 'business_day_start'", schema: schema236.required, parentSchema: schema236, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.quota === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "quota" }, message: "must have required property 'quota'", schema: schema236.required, parentSchema: schema236, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      for (const key0 in data) {
        if (!(key0 === "hr_id" || key0 === "name" || key0 === "time_zone" || key0 === "currency" || key0 === "business_day_start" || key0 === "quota")) {
          const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema236, data };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err7 = { instancePath: instancePath + "/hr_id", schemaPath: "HrIdAnswer/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema237, data: data0 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        } else {
          const err8 = { instancePath: instancePath + "/hr_id", schemaPath: "HrIdAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema237.type, parentSchema: schema237, data: data0 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data1 = data.name;
        if (typeof data1 === "string") {
          if (func1(data1) > 200) {
            const err9 = { instancePath: instancePath + "/name", schemaPath: "NameAnswer/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema34, data: data1 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err10 = { instancePath: instancePath + "/name", schemaPath: "NameAnswer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34, data: data1 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        } else {
          const err11 = { instancePath: instancePath + "/name", schemaPath: "NameAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data1 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.time_zone !== void 0) {
        let data2 = data.time_zone;
        if (typeof data2 === "string") {
          if (func1(data2) > 64) {
            const err12 = { instancePath: instancePath + "/time_zone", schemaPath: "TimeZoneAnswer/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema239, data: data2 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (func1(data2) < 1) {
            const err13 = { instancePath: instancePath + "/time_zone", schemaPath: "TimeZoneAnswer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema239, data: data2 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        } else {
          const err14 = { instancePath: instancePath + "/time_zone", schemaPath: "TimeZoneAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema239.type, parentSchema: schema239, data: data2 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.currency !== void 0) {
        let data3 = data.currency;
        if (typeof data3 === "string") {
          if (!pattern10.test(data3)) {
            const err15 = { instancePath: instancePath + "/currency", schemaPath: "CurrencyCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"', schema: "^[A-Z]{3}$", parentSchema: schema56, data: data3 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        } else {
          const err16 = { instancePath: instancePath + "/currency", schemaPath: "CurrencyCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.type, parentSchema: schema56, data: data3 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
      if (data.business_day_start !== void 0) {
        let data4 = data.business_day_start;
        if (typeof data4 === "string") {
          if (!pattern71.test(data4)) {
            const err17 = { instancePath: instancePath + "/business_day_start", schemaPath: "TimeOfDayAnswer/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"', schema: "^([01][0-9]|2[0-3]):[0-5][0-9]$", parentSchema: schema241, data: data4 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        } else {
          const err18 = { instancePath: instancePath + "/business_day_start", schemaPath: "TimeOfDayAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema241.type, parentSchema: schema241, data: data4 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
      if (data.quota !== void 0) {
        let data5 = data.quota;
        if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
          const err19 = { instancePath: instancePath + "/quota", schemaPath: "QuotaAnswer/type", keyword: "type", params: { type: schema242.type }, message: "must be object,null", schema: schema242.type, parentSchema: schema242, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          if (data5.per_minute === void 0) {
            const err20 = { instancePath: instancePath + "/quota", schemaPath: "QuotaAnswer/required", keyword: "required", params: { missingProperty: "per_minute" }, message: "must have required property 'per_minute'", schema: schema242.required, parentSchema: schema242, data: data5 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
          if (data5.per_day === void 0) {
            const err21 = { instancePath: instancePath + "/quota", schemaPath: "QuotaAnswer/required", keyword: "required", params: { missingProperty: "per_day" }, message: "must have required property 'per_day'", schema: schema242.required, parentSchema: schema242, data: data5 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          for (const key1 in data5) {
            if (!(key1 === "per_minute" || key1 === "per_day")) {
              const err22 = { instancePath: instancePath + "/quota", schemaPath: "QuotaAnswer/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema242, data: data5 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
          if (data5.per_minute !== void 0) {
            let data6 = data5.per_minute;
            if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
              const err23 = { instancePath: instancePath + "/quota/per_minute", schemaPath: "QuotaAnswer/properties/per_minute/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema242.properties.per_minute.type, parentSchema: schema242.properties.per_minute, data: data6 };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            if (typeof data6 == "number" && isFinite(data6)) {
              if (data6 < 1 || isNaN(data6)) {
                const err24 = { instancePath: instancePath + "/quota/per_minute", schemaPath: "QuotaAnswer/properties/per_minute/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema242.properties.per_minute, data: data6 };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
          }
          if (data5.per_day !== void 0) {
            let data7 = data5.per_day;
            if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
              const err25 = { instancePath: instancePath + "/quota/per_day", schemaPath: "QuotaAnswer/properties/per_day/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema242.properties.per_day.type, parentSchema: schema242.properties.per_day, data: data7 };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            if (typeof data7 == "number" && isFinite(data7)) {
              if (data7 < 1 || isNaN(data7)) {
                const err26 = { instancePath: instancePath + "/quota/per_day", schemaPath: "QuotaAnswer/properties/per_day/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema242.properties.per_day, data: data7 };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
          }
        }
      }
    } else {
      const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema236.type, parentSchema: schema236, data };
      if (vErrors === null) {
        vErrors = [err27];
      } else {
        vErrors.push(err27);
      }
      errors++;
    }
    validate129.errors = vErrors;
    return errors === 0;
  }
  validate129.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var PropertyChange = validate130;
  var schema243 = { "type": "object", "additionalProperties": false, "properties": { "name": { "$ref": "Name" }, "time_zone": { "$ref": "TimeZone" }, "currency": { "$ref": "CurrencyCode" }, "business_day_start": { "$ref": "TimeOfDay" }, "quota": { "$ref": "Quota" } } };
  function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate130.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        if (!(key0 === "name" || key0 === "time_zone" || key0 === "currency" || key0 === "business_day_start" || key0 === "quota")) {
          const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema243, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 === "string") {
          if (func1(data0) > 200) {
            const err1 = { instancePath: instancePath + "/name", schemaPath: "Name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema41, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (func1(data0) < 1) {
            const err2 = { instancePath: instancePath + "/name", schemaPath: "Name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/name", schemaPath: "Name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.time_zone !== void 0) {
        let data1 = data.time_zone;
        if (typeof data1 === "string") {
          if (func1(data1) > 64) {
            const err4 = { instancePath: instancePath + "/time_zone", schemaPath: "TimeZone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema232, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err5 = { instancePath: instancePath + "/time_zone", schemaPath: "TimeZone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema232, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        } else {
          const err6 = { instancePath: instancePath + "/time_zone", schemaPath: "TimeZone/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema232.type, parentSchema: schema232, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      if (data.currency !== void 0) {
        let data2 = data.currency;
        if (typeof data2 === "string") {
          if (!pattern10.test(data2)) {
            const err7 = { instancePath: instancePath + "/currency", schemaPath: "CurrencyCode/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"', schema: "^[A-Z]{3}$", parentSchema: schema89, data: data2 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        } else {
          const err8 = { instancePath: instancePath + "/currency", schemaPath: "CurrencyCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.type, parentSchema: schema89, data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      if (data.business_day_start !== void 0) {
        let data3 = data.business_day_start;
        if (typeof data3 === "string") {
          if (!pattern71.test(data3)) {
            const err9 = { instancePath: instancePath + "/business_day_start", schemaPath: "TimeOfDay/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"', schema: "^([01][0-9]|2[0-3]):[0-5][0-9]$", parentSchema: schema234, data: data3 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        } else {
          const err10 = { instancePath: instancePath + "/business_day_start", schemaPath: "TimeOfDay/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema234.type, parentSchema: schema234, data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
      if (data.quota !== void 0) {
        let data4 = data.quota;
        if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
          const err11 = { instancePath: instancePath + "/quota", schemaPath: "Quota/type", keyword: "type", params: { type: schema235.type }, message: "must be object,null", schema: schema235.type, parentSchema: schema235, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          if (data4.per_minute === void 0) {
            const err12 = { instancePath: instancePath + "/quota", schemaPath: "Quota/required", keyword: "required", params: { missingProperty: "per_minute" }, message: "must have required property 'per_minute'", schema: schema235.required, parentSchema: schema235, data: data4 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (data4.per_day === void 0) {
            const err13 = { instancePath: instancePath + "/quota", schemaPath: "Quota/required", keyword: "required", params: { missingProperty: "per_day" }, message: "must have required property 'per_day'", schema: schema235.required, parentSchema: schema235, data: data4 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          for (const key1 in data4) {
            if (!(key1 === "per_minute" || key1 === "per_day")) {
              const err14 = { instancePath: instancePath + "/quota", schemaPath: "Quota/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema235, data: data4 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
          if (data4.per_minute !== void 0) {
            let data5 = data4.per_minute;
            if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
              const err15 = { instancePath: instancePath + "/quota/per_minute", schemaPath: "Quota/properties/per_minute/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema235.properties.per_minute.type, parentSchema: schema235.properties.per_minute, data: data5 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (typeof data5 == "number" && isFinite(data5)) {
              if (data5 < 1 || isNaN(data5)) {
                const err16 = { instancePath: instancePath + "/quota/per_minute", schemaPath: "Quota/properties/per_minute/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema235.properties.per_minute, data: data5 };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
          }
          if (data4.per_day !== void 0) {
            let data6 = data4.per_day;
            if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
              const err17 = { instancePath: instancePath + "/quota/per_day", schemaPath: "Quota/properties/per_day/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema235.properties.per_day.type, parentSchema: schema235.properties.per_day, data: data6 };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (typeof data6 == "number" && isFinite(data6)) {
              if (data6 < 1 || isNaN(data6)) {
                const err18 = { instancePath: instancePath + "/quota/per_day", schemaPath: "Quota/properties/per_day/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema235.properties.per_day, data: data6 };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
          }
        }
      }
    } else {
      const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema243.type, parentSchema: schema243, data };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    validate130.errors = vErrors;
    return errors === 0;
  }
  validate130.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var PropertyListAnswer = validate131;
  var schema249 = { "type": "object", "required": ["properties"], "properties": { "properties": { "type": "array", "items": { "$ref": "PropertyAnswer" } } } };
  function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate131.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.properties === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "properties" }, message: "must have required property 'properties'", schema: schema249.required, parentSchema: schema249, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.properties !== void 0) {
        let data0 = data.properties;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate129(data0[i0], { instancePath: instancePath + "/properties/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema249.properties.properties.type, parentSchema: schema249.properties.properties, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema249.type, parentSchema: schema249, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate131.errors = vErrors;
    return errors === 0;
  }
  validate131.evaluated = { "props": { "properties": true }, "dynamicProps": false, "dynamicItems": false };
  var RequestListAnswer = validate133;
  var schema250 = { "type": "object", "required": ["requests"], "properties": { "requests": { "type": "array", "items": { "$ref": "RequestRecordAnswer" } } } };
  var schema251 = { "type": "object", "required": ["id", "at", "method", "path", "query", "hr_id", "operation_id", "status", "duration_ms", "faults"], "properties": { "id": { "type": "string" }, "at": { "$ref": "TimestampAnswer" }, "method": { "type": "string" }, "path": { "type": "string" }, "query": { "type": "string" }, "hr_id": { "type": ["string", "null"] }, "operation_id": { "type": ["string", "null"] }, "status": { "type": ["integer", "null"] }, "duration_ms": { "type": "number", "minimum": 0 }, "faults": { "type": "array", "items": { "$ref": "FaultEffectAnswer" } } } };
  function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate134.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema251.required, parentSchema: schema251, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.at === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema251.required, parentSchema: schema251, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.method === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'", schema: schema251.required, parentSchema: schema251, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.path === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema251.required, parentSchema: schema251, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.query === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" }, message: "must have required property 'query'", schema: schema251.required, parentSchema: schema251, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.hr_id === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema251.required, parentSchema: schema251, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.operation_id === void 0) {
        const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation_id" }, message: "must have required property 'operation_id'", schema: schema251.required, parentSchema: schema251, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.status === void 0) {
        const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema251.required, parentSchema: schema251, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.duration_ms === void 0) {
        const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "duration_ms" }, message: "must have required property 'duration_ms'", schema: schema251.required, parentSchema: schema251, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.faults === void 0) {
        const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "faults" }, message: "must have required property 'faults'", schema: schema251.required, parentSchema: schema251, data };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (typeof data0 !== "string") {
          const err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema251.properties.id.type, parentSchema: schema251.properties.id, data: data0 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
      if (data.at !== void 0) {
        let data1 = data.at;
        if (typeof data1 === "string") {
          if (!formats0.validate(data1)) {
            const err11 = { instancePath: instancePath + "/at", schemaPath: "TimestampAnswer/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema49, data: data1 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        } else {
          const err12 = { instancePath: instancePath + "/at", schemaPath: "TimestampAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.type, parentSchema: schema49, data: data1 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.method !== void 0) {
        let data2 = data.method;
        if (typeof data2 !== "string") {
          const err13 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema251.properties.method.type, parentSchema: schema251.properties.method, data: data2 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.path !== void 0) {
        let data3 = data.path;
        if (typeof data3 !== "string") {
          const err14 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema251.properties.path.type, parentSchema: schema251.properties.path, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.query !== void 0) {
        let data4 = data.query;
        if (typeof data4 !== "string") {
          const err15 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema251.properties.query.type, parentSchema: schema251.properties.query, data: data4 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
      if (data.hr_id !== void 0) {
        let data5 = data.hr_id;
        if (typeof data5 !== "string" && data5 !== null) {
          const err16 = { instancePath: instancePath + "/hr_id", schemaPath: "#/properties/hr_id/type", keyword: "type", params: { type: schema251.properties.hr_id.type }, message: "must be string,null", schema: schema251.properties.hr_id.type, parentSchema: schema251.properties.hr_id, data: data5 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
      if (data.operation_id !== void 0) {
        let data6 = data.operation_id;
        if (typeof data6 !== "string" && data6 !== null) {
          const err17 = { instancePath: instancePath + "/operation_id", schemaPath: "#/properties/operation_id/type", keyword: "type", params: { type: schema251.properties.operation_id.type }, message: "must be string,null", schema: schema251.properties.operation_id.type, parentSchema: schema251.properties.operation_id, data: data6 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
      if (data.status !== void 0) {
        let data7 = data.status;
        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7)) && data7 !== null) {
          const err18 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: schema251.properties.status.type }, message: "must be integer,null", schema: schema251.properties.status.type, parentSchema: schema251.properties.status, data: data7 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
      if (data.duration_ms !== void 0) {
        let data8 = data.duration_ms;
        if (typeof data8 == "number" && isFinite(data8)) {
          if (data8 < 0 || isNaN(data8)) {
            const err19 = { instancePath: instancePath + "/duration_ms", schemaPath: "#/properties/duration_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema251.properties.duration_ms, data: data8 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        } else {
          const err20 = { instancePath: instancePath + "/duration_ms", schemaPath: "#/properties/duration_ms/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema251.properties.duration_ms.type, parentSchema: schema251.properties.duration_ms, data: data8 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
      if (data.faults !== void 0) {
        let data9 = data.faults;
        if (Array.isArray(data9)) {
          const len0 = data9.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data10 = data9[i0];
            if (typeof data10 !== "string") {
              const err21 = { instancePath: instancePath + "/faults/" + i0, schemaPath: "FaultEffectAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema177.type, parentSchema: schema177, data: data10 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (!(data10 === "status" || data10 === "delay" || data10 === "drop" || data10 === "try_again" || data10 === "malformed_body")) {
              const err22 = { instancePath: instancePath + "/faults/" + i0, schemaPath: "FaultEffectAnswer/enum", keyword: "enum", params: { allowedValues: schema177.enum }, message: "must be equal to one of the allowed values", schema: schema177.enum, parentSchema: schema177, data: data10 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
        } else {
          const err23 = { instancePath: instancePath + "/faults", schemaPath: "#/properties/faults/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema251.properties.faults.type, parentSchema: schema251.properties.faults, data: data9 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    } else {
      const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema251.type, parentSchema: schema251, data };
      if (vErrors === null) {
        vErrors = [err24];
      } else {
        vErrors.push(err24);
      }
      errors++;
    }
    validate134.errors = vErrors;
    return errors === 0;
  }
  validate134.evaluated = { "props": { "id": true, "at": true, "method": true, "path": true, "query": true, "hr_id": true, "operation_id": true, "status": true, "duration_ms": true, "faults": true }, "dynamicProps": false, "dynamicItems": false };
  function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate133.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.requests === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requests" }, message: "must have required property 'requests'", schema: schema250.required, parentSchema: schema250, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.requests !== void 0) {
        let data0 = data.requests;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate134(data0[i0], { instancePath: instancePath + "/requests/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema250.properties.requests.type, parentSchema: schema250.properties.requests, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema250.type, parentSchema: schema250, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate133.errors = vErrors;
    return errors === 0;
  }
  validate133.evaluated = { "props": { "requests": true }, "dynamicProps": false, "dynamicItems": false };
  var RoomAnswer = validate136;
  var schema254 = { "allOf": [{ "$ref": "RoomFieldsAnswer" }, { "type": "object", "required": ["rate_code", "non_refundable"], "properties": { "rate_code": { "$ref": "RateCodeAnswer" }, "non_refundable": { "type": "boolean" } } }] };
  var schema255 = { "type": "object", "required": ["inv_code", "name", "room_capacity", "adult_capacity", "availability_update", "restrictions_update", "price_update", "description", "policy", "is_master"], "properties": { "inv_code": { "$ref": "InvCodeAnswer" }, "availability_update": { "type": "boolean" }, "restrictions_update": { "type": "boolean" }, "price_update": { "type": "boolean" }, "name": { "$ref": "NameAnswer" }, "description": { "$ref": "FreeTextAnswer" }, "policy": { "$ref": "FreeTextAnswer" }, "room_capacity": { "type": "integer", "minimum": 0, "maximum": 1e3 }, "adult_capacity": { "type": "integer", "minimum": 0, "maximum": 1e3 }, "is_master": { "type": "boolean" } } };
  var schema258 = { "type": "string", "maxLength": 4e3 };
  function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate137.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.inv_code === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inv_code" }, message: "must have required property 'inv_code'", schema: schema255.required, parentSchema: schema255, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.name === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema255.required, parentSchema: schema255, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.room_capacity === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "room_capacity" }, message: "must have required property 'room_capacity'", schema: schema255.required, parentSchema: schema255, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.adult_capacity === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "adult_capacity" }, message: "must have required property 'adult_capacity'", schema: schema255.required, parentSchema: schema255, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.availability_update === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "availability_update" }, message: "must have required property 'availability_update'", schema: schema255.required, parentSchema: schema255, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.restrictions_update === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "restrictions_update" }, message: "must have required property 'restrictions_update'", schema: schema255.required, parentSchema: schema255, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.price_update === void 0) {
        const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "price_update" }, message: "must have required property 'price_update'", schema: schema255.required, parentSchema: schema255, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.description === void 0) {
        const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'", schema: schema255.required, parentSchema: schema255, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.policy === void 0) {
        const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy" }, message: "must have required property 'policy'", schema: schema255.required, parentSchema: schema255, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.is_master === void 0) {
        const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_master" }, message: "must have required property 'is_master'", schema: schema255.required, parentSchema: schema255, data };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data.inv_code !== void 0) {
        let data0 = data.inv_code;
        if (typeof data0 === "string") {
          if (!pattern8.test(data0)) {
            const err10 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema65, data: data0 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        } else {
          const err11 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.type, parentSchema: schema65, data: data0 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.availability_update !== void 0) {
        let data1 = data.availability_update;
        if (typeof data1 !== "boolean") {
          const err12 = { instancePath: instancePath + "/availability_update", schemaPath: "#/properties/availability_update/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema255.properties.availability_update.type, parentSchema: schema255.properties.availability_update, data: data1 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.restrictions_update !== void 0) {
        let data2 = data.restrictions_update;
        if (typeof data2 !== "boolean") {
          const err13 = { instancePath: instancePath + "/restrictions_update", schemaPath: "#/properties/restrictions_update/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema255.properties.restrictions_update.type, parentSchema: schema255.properties.restrictions_update, data: data2 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.price_update !== void 0) {
        let data3 = data.price_update;
        if (typeof data3 !== "boolean") {
          const err14 = { instancePath: instancePath + "/price_update", schemaPath: "#/properties/price_update/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema255.properties.price_update.type, parentSchema: schema255.properties.price_update, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data4 = data.name;
        if (typeof data4 === "string") {
          if (func1(data4) > 200) {
            const err15 = { instancePath: instancePath + "/name", schemaPath: "NameAnswer/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema34, data: data4 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
          if (func1(data4) < 1) {
            const err16 = { instancePath: instancePath + "/name", schemaPath: "NameAnswer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34, data: data4 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        } else {
          const err17 = { instancePath: instancePath + "/name", schemaPath: "NameAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data4 };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
      if (data.description !== void 0) {
        let data5 = data.description;
        if (typeof data5 === "string") {
          if (func1(data5) > 4e3) {
            const err18 = { instancePath: instancePath + "/description", schemaPath: "FreeTextAnswer/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema258, data: data5 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        } else {
          const err19 = { instancePath: instancePath + "/description", schemaPath: "FreeTextAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema258.type, parentSchema: schema258, data: data5 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
      if (data.policy !== void 0) {
        let data6 = data.policy;
        if (typeof data6 === "string") {
          if (func1(data6) > 4e3) {
            const err20 = { instancePath: instancePath + "/policy", schemaPath: "FreeTextAnswer/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema258, data: data6 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        } else {
          const err21 = { instancePath: instancePath + "/policy", schemaPath: "FreeTextAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema258.type, parentSchema: schema258, data: data6 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
      if (data.room_capacity !== void 0) {
        let data7 = data.room_capacity;
        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
          const err22 = { instancePath: instancePath + "/room_capacity", schemaPath: "#/properties/room_capacity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema255.properties.room_capacity.type, parentSchema: schema255.properties.room_capacity, data: data7 };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (typeof data7 == "number" && isFinite(data7)) {
          if (data7 > 1e3 || isNaN(data7)) {
            const err23 = { instancePath: instancePath + "/room_capacity", schemaPath: "#/properties/room_capacity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema255.properties.room_capacity, data: data7 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          if (data7 < 0 || isNaN(data7)) {
            const err24 = { instancePath: instancePath + "/room_capacity", schemaPath: "#/properties/room_capacity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema255.properties.room_capacity, data: data7 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
      }
      if (data.adult_capacity !== void 0) {
        let data8 = data.adult_capacity;
        if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
          const err25 = { instancePath: instancePath + "/adult_capacity", schemaPath: "#/properties/adult_capacity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema255.properties.adult_capacity.type, parentSchema: schema255.properties.adult_capacity, data: data8 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (typeof data8 == "number" && isFinite(data8)) {
          if (data8 > 1e3 || isNaN(data8)) {
            const err26 = { instancePath: instancePath + "/adult_capacity", schemaPath: "#/properties/adult_capacity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema255.properties.adult_capacity, data: data8 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
          if (data8 < 0 || isNaN(data8)) {
            const err27 = { instancePath: instancePath + "/adult_capacity", schemaPath: "#/properties/adult_capacity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema255.properties.adult_capacity, data: data8 };
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
        let data9 = data.is_master;
        if (typeof data9 !== "boolean") {
          const err28 = { instancePath: instancePath + "/is_master", schemaPath: "#/properties/is_master/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema255.properties.is_master.type, parentSchema: schema255.properties.is_master, data: data9 };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
    } else {
      const err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema255.type, parentSchema: schema255, data };
      if (vErrors === null) {
        vErrors = [err29];
      } else {
        vErrors.push(err29);
      }
      errors++;
    }
    validate137.errors = vErrors;
    return errors === 0;
  }
  validate137.evaluated = { "props": { "inv_code": true, "availability_update": true, "restrictions_update": true, "price_update": true, "name": true, "description": true, "policy": true, "room_capacity": true, "adult_capacity": true, "is_master": true }, "dynamicProps": false, "dynamicItems": false };
  function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate136.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!validate137(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
      errors = vErrors.length;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.rate_code === void 0) {
        const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "rate_code" }, message: "must have required property 'rate_code'", schema: schema254.allOf[1].required, parentSchema: schema254.allOf[1], data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.non_refundable === void 0) {
        const err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "non_refundable" }, message: "must have required property 'non_refundable'", schema: schema254.allOf[1].required, parentSchema: schema254.allOf[1], data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.rate_code !== void 0) {
        let data0 = data.rate_code;
        if (typeof data0 === "string") {
          if (!pattern8.test(data0)) {
            const err2 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema64, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema64.type, parentSchema: schema64, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.non_refundable !== void 0) {
        let data1 = data.non_refundable;
        if (typeof data1 !== "boolean") {
          const err4 = { instancePath: instancePath + "/non_refundable", schemaPath: "#/allOf/1/properties/non_refundable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema254.allOf[1].properties.non_refundable.type, parentSchema: schema254.allOf[1].properties.non_refundable, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    } else {
      const err5 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema254.allOf[1].type, parentSchema: schema254.allOf[1], data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    validate136.errors = vErrors;
    return errors === 0;
  }
  validate136.evaluated = { "props": { "rate_code": true, "non_refundable": true, "inv_code": true, "availability_update": true, "restrictions_update": true, "price_update": true, "name": true, "description": true, "policy": true, "room_capacity": true, "adult_capacity": true, "is_master": true }, "dynamicProps": false, "dynamicItems": false };
  var RoomInput = validate139;
  var schema261 = { "unevaluatedProperties": false, "allOf": [{ "$ref": "RoomFields" }, { "type": "object", "properties": { "non_refundable": { "type": "boolean" } } }] };
  var schema262 = { "type": "object", "required": ["inv_code", "name", "room_capacity", "adult_capacity"], "properties": { "inv_code": { "$ref": "InvCode" }, "availability_update": { "type": "boolean", "default": true }, "restrictions_update": { "type": "boolean", "default": true }, "price_update": { "type": "boolean", "default": true }, "name": { "$ref": "Name" }, "description": { "$ref": "FreeText", "default": "" }, "policy": { "$ref": "FreeText", "default": "" }, "room_capacity": { "type": "integer", "minimum": 0, "maximum": 1e3 }, "adult_capacity": { "type": "integer", "minimum": 0, "maximum": 1e3 }, "is_master": { "type": "boolean", "default": false } } };
  var schema263 = { "type": "string", "pattern": "^[!-~]{1,64}$", "x-expects": '1 to 64 visible ASCII characters, such as "HR:1"' };
  function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate140.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.availability_update === void 0) {
        data.availability_update = true;
      }
      if (data.restrictions_update === void 0) {
        data.restrictions_update = true;
      }
      if (data.price_update === void 0) {
        data.price_update = true;
      }
      if (data.description === void 0) {
        data.description = "";
      }
      if (data.policy === void 0) {
        data.policy = "";
      }
      if (data.is_master === void 0) {
        data.is_master = false;
      }
      if (data.inv_code === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inv_code" }, message: "must have required property 'inv_code'", schema: schema262.required, parentSchema: schema262, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.name === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema262.required, parentSchema: schema262, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.room_capacity === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "room_capacity" }, message: "must have required property 'room_capacity'", schema: schema262.required, parentSchema: schema262, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.adult_capacity === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "adult_capacity" }, message: "must have required property 'adult_capacity'", schema: schema262.required, parentSchema: schema262, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.inv_code !== void 0) {
        let data0 = data.inv_code;
        if (typeof data0 === "string") {
          if (!pattern8.test(data0)) {
            const err4 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCode/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema263, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/inv_code", schemaPath: "InvCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema263.type, parentSchema: schema263, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      let data1 = data.availability_update;
      if (typeof data1 !== "boolean") {
        const err6 = { instancePath: instancePath + "/availability_update", schemaPath: "#/properties/availability_update/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema262.properties.availability_update.type, parentSchema: schema262.properties.availability_update, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      let data2 = data.restrictions_update;
      if (typeof data2 !== "boolean") {
        const err7 = { instancePath: instancePath + "/restrictions_update", schemaPath: "#/properties/restrictions_update/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema262.properties.restrictions_update.type, parentSchema: schema262.properties.restrictions_update, data: data2 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      let data3 = data.price_update;
      if (typeof data3 !== "boolean") {
        const err8 = { instancePath: instancePath + "/price_update", schemaPath: "#/properties/price_update/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema262.properties.price_update.type, parentSchema: schema262.properties.price_update, data: data3 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.name !== void 0) {
        let data4 = data.name;
        if (typeof data4 === "string") {
          if (func1(data4) > 200) {
            const err9 = { instancePath: instancePath + "/name", schemaPath: "Name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema41, data: data4 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (func1(data4) < 1) {
            const err10 = { instancePath: instancePath + "/name", schemaPath: "Name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data4 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        } else {
          const err11 = { instancePath: instancePath + "/name", schemaPath: "Name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      let data5 = data.description;
      if (typeof data5 === "string") {
        if (func1(data5) > 4e3) {
          const err12 = { instancePath: instancePath + "/description", schemaPath: "FreeText/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema98, data: data5 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/description", schemaPath: "FreeText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.type, parentSchema: schema98, data: data5 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      let data6 = data.policy;
      if (typeof data6 === "string") {
        if (func1(data6) > 4e3) {
          const err14 = { instancePath: instancePath + "/policy", schemaPath: "FreeText/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters", schema: 4e3, parentSchema: schema98, data: data6 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/policy", schemaPath: "FreeText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.type, parentSchema: schema98, data: data6 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (data.room_capacity !== void 0) {
        let data7 = data.room_capacity;
        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
          const err16 = { instancePath: instancePath + "/room_capacity", schemaPath: "#/properties/room_capacity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema262.properties.room_capacity.type, parentSchema: schema262.properties.room_capacity, data: data7 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (typeof data7 == "number" && isFinite(data7)) {
          if (data7 > 1e3 || isNaN(data7)) {
            const err17 = { instancePath: instancePath + "/room_capacity", schemaPath: "#/properties/room_capacity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema262.properties.room_capacity, data: data7 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
          if (data7 < 0 || isNaN(data7)) {
            const err18 = { instancePath: instancePath + "/room_capacity", schemaPath: "#/properties/room_capacity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema262.properties.room_capacity, data: data7 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      }
      if (data.adult_capacity !== void 0) {
        let data8 = data.adult_capacity;
        if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
          const err19 = { instancePath: instancePath + "/adult_capacity", schemaPath: "#/properties/adult_capacity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema262.properties.adult_capacity.type, parentSchema: schema262.properties.adult_capacity, data: data8 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (typeof data8 == "number" && isFinite(data8)) {
          if (data8 > 1e3 || isNaN(data8)) {
            const err20 = { instancePath: instancePath + "/adult_capacity", schemaPath: "#/properties/adult_capacity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema262.properties.adult_capacity, data: data8 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
          if (data8 < 0 || isNaN(data8)) {
            const err21 = { instancePath: instancePath + "/adult_capacity", schemaPath: "#/properties/adult_capacity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema262.properties.adult_capacity, data: data8 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      }
      let data9 = data.is_master;
      if (typeof data9 !== "boolean") {
        const err22 = { instancePath: instancePath + "/is_master", schemaPath: "#/properties/is_master/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema262.properties.is_master.type, parentSchema: schema262.properties.is_master, data: data9 };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    } else {
      const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema262.type, parentSchema: schema262, data };
      if (vErrors === null) {
        vErrors = [err23];
      } else {
        vErrors.push(err23);
      }
      errors++;
    }
    validate140.errors = vErrors;
    return errors === 0;
  }
  validate140.evaluated = { "props": { "inv_code": true, "availability_update": true, "restrictions_update": true, "price_update": true, "name": true, "description": true, "policy": true, "room_capacity": true, "adult_capacity": true, "is_master": true }, "dynamicProps": false, "dynamicItems": false };
  function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate139.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!validate140(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
      errors = vErrors.length;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.non_refundable !== void 0) {
        let data0 = data.non_refundable;
        if (typeof data0 !== "boolean") {
          const err0 = { instancePath: instancePath + "/non_refundable", schemaPath: "#/allOf/1/properties/non_refundable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema261.allOf[1].properties.non_refundable.type, parentSchema: schema261.allOf[1].properties.non_refundable, data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema261.allOf[1].type, parentSchema: schema261.allOf[1], data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        if (key0 !== "non_refundable" && key0 !== "inv_code" && key0 !== "availability_update" && key0 !== "restrictions_update" && key0 !== "price_update" && key0 !== "name" && key0 !== "description" && key0 !== "policy" && key0 !== "room_capacity" && key0 !== "adult_capacity" && key0 !== "is_master") {
          const err2 = { instancePath, schemaPath: "#/unevaluatedProperties", keyword: "unevaluatedProperties", params: { unevaluatedProperty: key0 }, message: "must NOT have unevaluated properties", schema: false, parentSchema: schema261, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    validate139.errors = vErrors;
    return errors === 0;
  }
  validate139.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var RoomListAnswer = validate142;
  var schema267 = { "type": "object", "required": ["rooms"], "properties": { "rooms": { "type": "array", "items": { "$ref": "RoomAnswer" } } } };
  function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate142.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.rooms === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rooms" }, message: "must have required property 'rooms'", schema: schema267.required, parentSchema: schema267, data };
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
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate136(data0[i0], { instancePath: instancePath + "/rooms/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/rooms", schemaPath: "#/properties/rooms/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema267.properties.rooms.type, parentSchema: schema267.properties.rooms, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema267.type, parentSchema: schema267, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate142.errors = vErrors;
    return errors === 0;
  }
  validate142.evaluated = { "props": { "rooms": true }, "dynamicProps": false, "dynamicItems": false };
  var SalesChannelAnswer = validate144;
  var schema268 = { "type": "object", "required": ["code", "name"], "properties": { "code": { "$ref": "ChannelCodeAnswer" }, "name": { "type": "string" } } };
  function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate144.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.code === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema268.required, parentSchema: schema268, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.name === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema268.required, parentSchema: schema268, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.code !== void 0) {
        let data0 = data.code;
        if (typeof data0 === "string") {
          if (!pattern4.test(data0)) {
            const err2 = { instancePath: instancePath + "/code", schemaPath: "ChannelCodeAnswer/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]{1,64}$" }, message: 'must match pattern "^[a-z0-9_-]{1,64}$"', schema: "^[a-z0-9_-]{1,64}$", parentSchema: schema47, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/code", schemaPath: "ChannelCodeAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.type, parentSchema: schema47, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data1 = data.name;
        if (typeof data1 !== "string") {
          const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema268.properties.name.type, parentSchema: schema268.properties.name, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    } else {
      const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema268.type, parentSchema: schema268, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    validate144.errors = vErrors;
    return errors === 0;
  }
  validate144.evaluated = { "props": { "code": true, "name": true }, "dynamicProps": false, "dynamicItems": false };
  var SalesChannelInput = validate145;
  var schema270 = { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "$ref": "Name" } } };
  function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate145.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema270.required, parentSchema: schema270, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      for (const key0 in data) {
        if (!(key0 === "name")) {
          const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema270, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 === "string") {
          if (func1(data0) > 200) {
            const err2 = { instancePath: instancePath + "/name", schemaPath: "Name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema41, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (func1(data0) < 1) {
            const err3 = { instancePath: instancePath + "/name", schemaPath: "Name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        } else {
          const err4 = { instancePath: instancePath + "/name", schemaPath: "Name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    } else {
      const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema270.type, parentSchema: schema270, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    validate145.errors = vErrors;
    return errors === 0;
  }
  validate145.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var SalesChannelListAnswer = validate146;
  var schema272 = { "type": "object", "required": ["channels"], "properties": { "channels": { "type": "array", "items": { "$ref": "SalesChannelAnswer" } } } };
  function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate146.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.channels === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channels" }, message: "must have required property 'channels'", schema: schema272.required, parentSchema: schema272, data };
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
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate144(data0[i0], { instancePath: instancePath + "/channels/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema272.properties.channels.type, parentSchema: schema272.properties.channels, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema272.type, parentSchema: schema272, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate146.errors = vErrors;
    return errors === 0;
  }
  validate146.evaluated = { "props": { "channels": true }, "dynamicProps": false, "dynamicItems": false };
  var SnapshotAnswer = validate148;
  var schema273 = { "type": "object", "required": ["name", "taken_at"], "properties": { "name": { "$ref": "SnapshotNameAnswer" }, "taken_at": { "$ref": "TimestampAnswer" } } };
  var schema274 = { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$", "x-expects": "1 to 64 letters, digits, - and _" };
  function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate148.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema273.required, parentSchema: schema273, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.taken_at === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "taken_at" }, message: "must have required property 'taken_at'", schema: schema273.required, parentSchema: schema273, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/name", schemaPath: "SnapshotNameAnswer/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema274, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/name", schemaPath: "SnapshotNameAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema274.type, parentSchema: schema274, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.taken_at !== void 0) {
        let data1 = data.taken_at;
        if (typeof data1 === "string") {
          if (!formats0.validate(data1)) {
            const err4 = { instancePath: instancePath + "/taken_at", schemaPath: "TimestampAnswer/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema49, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/taken_at", schemaPath: "TimestampAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.type, parentSchema: schema49, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    } else {
      const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema273.type, parentSchema: schema273, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    validate148.errors = vErrors;
    return errors === 0;
  }
  validate148.evaluated = { "props": { "name": true, "taken_at": true }, "dynamicProps": false, "dynamicItems": false };
  var SnapshotListAnswer = validate149;
  var schema276 = { "type": "object", "required": ["snapshots"], "properties": { "snapshots": { "type": "array", "items": { "$ref": "SnapshotAnswer" } } } };
  function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate149.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.snapshots === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "snapshots" }, message: "must have required property 'snapshots'", schema: schema276.required, parentSchema: schema276, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.snapshots !== void 0) {
        let data0 = data.snapshots;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate148(data0[i0], { instancePath: instancePath + "/snapshots/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/snapshots", schemaPath: "#/properties/snapshots/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema276.properties.snapshots.type, parentSchema: schema276.properties.snapshots, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema276.type, parentSchema: schema276, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate149.errors = vErrors;
    return errors === 0;
  }
  validate149.evaluated = { "props": { "snapshots": true }, "dynamicProps": false, "dynamicItems": false };
  var StayAnswer = validate151;
  var schema277 = { "type": "object", "required": ["reservation_id", "room_id", "room_name", "hr_number", "checkin_date", "checkout_date", "guests"], "properties": { "reservation_id": { "$ref": "IdAnswer" }, "room_id": { "$ref": "IdAnswer" }, "room_name": { "type": "string" }, "hr_number": { "type": ["string", "null"] }, "checkin_date": { "$ref": "CalendarDateAnswer" }, "checkout_date": { "$ref": "CalendarDateAnswer" }, "guests": { "type": "array", "items": { "$ref": "StayGuestAnswer" } } } };
  var schema282 = { "allOf": [{ "$ref": "StayGuestFieldsAnswer" }, { "type": "object", "required": ["customer_id", "reservation_id_customer_id", "checked_in_at", "checked_out_at"], "properties": { "customer_id": { "$ref": "IdAnswer" }, "reservation_id_customer_id": { "type": "string", "pattern": "^[0-9]+:[0-9]+$" }, "checked_in_at": { "$ref": "TimestampAnswer" }, "checked_out_at": { "type": ["string", "null"], "format": "date-time" } } }] };
  var schema283 = { "type": "object", "required": ["firstname", "lastname", "birth_date", "gender", "identify", "country", "nationality", "email", "phone_number"], "properties": { "firstname": { "$ref": "NameAnswer" }, "lastname": { "$ref": "NameAnswer" }, "gender": { "type": ["string", "null"], "minLength": 1, "maxLength": 64 }, "identify": { "$ref": "ShortTextAnswer" }, "country": { "$ref": "ShortTextAnswer" }, "nationality": { "$ref": "ShortTextAnswer" }, "email": { "$ref": "ShortTextAnswer" }, "phone_number": { "$ref": "ShortTextAnswer" }, "birth_date": { "$ref": "CalendarDateAnswer" } } };
  var schema286 = { "type": "string", "maxLength": 200 };
  function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate153.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.firstname === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "firstname" }, message: "must have required property 'firstname'", schema: schema283.required, parentSchema: schema283, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.lastname === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastname" }, message: "must have required property 'lastname'", schema: schema283.required, parentSchema: schema283, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.birth_date === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "birth_date" }, message: "must have required property 'birth_date'", schema: schema283.required, parentSchema: schema283, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.gender === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gender" }, message: "must have required property 'gender'", schema: schema283.required, parentSchema: schema283, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.identify === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "identify" }, message: "must have required property 'identify'", schema: schema283.required, parentSchema: schema283, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.country === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country" }, message: "must have required property 'country'", schema: schema283.required, parentSchema: schema283, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.nationality === void 0) {
        const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nationality" }, message: "must have required property 'nationality'", schema: schema283.required, parentSchema: schema283, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.email === void 0) {
        const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'", schema: schema283.required, parentSchema: schema283, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data.phone_number === void 0) {
        const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phone_number" }, message: "must have required property 'phone_number'", schema: schema283.required, parentSchema: schema283, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.firstname !== void 0) {
        let data0 = data.firstname;
        if (typeof data0 === "string") {
          if (func1(data0) > 200) {
            const err9 = { instancePath: instancePath + "/firstname", schemaPath: "NameAnswer/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema34, data: data0 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (func1(data0) < 1) {
            const err10 = { instancePath: instancePath + "/firstname", schemaPath: "NameAnswer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34, data: data0 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        } else {
          const err11 = { instancePath: instancePath + "/firstname", schemaPath: "NameAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data0 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (data.lastname !== void 0) {
        let data1 = data.lastname;
        if (typeof data1 === "string") {
          if (func1(data1) > 200) {
            const err12 = { instancePath: instancePath + "/lastname", schemaPath: "NameAnswer/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema34, data: data1 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err13 = { instancePath: instancePath + "/lastname", schemaPath: "NameAnswer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34, data: data1 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        } else {
          const err14 = { instancePath: instancePath + "/lastname", schemaPath: "NameAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data1 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.gender !== void 0) {
        let data2 = data.gender;
        if (typeof data2 !== "string" && data2 !== null) {
          const err15 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/type", keyword: "type", params: { type: schema283.properties.gender.type }, message: "must be string,null", schema: schema283.properties.gender.type, parentSchema: schema283.properties.gender, data: data2 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (typeof data2 === "string") {
          if (func1(data2) > 64) {
            const err16 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema283.properties.gender, data: data2 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
          if (func1(data2) < 1) {
            const err17 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema283.properties.gender, data: data2 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
      }
      if (data.identify !== void 0) {
        let data3 = data.identify;
        if (typeof data3 === "string") {
          if (func1(data3) > 200) {
            const err18 = { instancePath: instancePath + "/identify", schemaPath: "ShortTextAnswer/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema286, data: data3 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        } else {
          const err19 = { instancePath: instancePath + "/identify", schemaPath: "ShortTextAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema286.type, parentSchema: schema286, data: data3 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
      if (data.country !== void 0) {
        let data4 = data.country;
        if (typeof data4 === "string") {
          if (func1(data4) > 200) {
            const err20 = { instancePath: instancePath + "/country", schemaPath: "ShortTextAnswer/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema286, data: data4 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        } else {
          const err21 = { instancePath: instancePath + "/country", schemaPath: "ShortTextAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema286.type, parentSchema: schema286, data: data4 };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
      if (data.nationality !== void 0) {
        let data5 = data.nationality;
        if (typeof data5 === "string") {
          if (func1(data5) > 200) {
            const err22 = { instancePath: instancePath + "/nationality", schemaPath: "ShortTextAnswer/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema286, data: data5 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        } else {
          const err23 = { instancePath: instancePath + "/nationality", schemaPath: "ShortTextAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema286.type, parentSchema: schema286, data: data5 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
      if (data.email !== void 0) {
        let data6 = data.email;
        if (typeof data6 === "string") {
          if (func1(data6) > 200) {
            const err24 = { instancePath: instancePath + "/email", schemaPath: "ShortTextAnswer/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema286, data: data6 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        } else {
          const err25 = { instancePath: instancePath + "/email", schemaPath: "ShortTextAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema286.type, parentSchema: schema286, data: data6 };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
      if (data.phone_number !== void 0) {
        let data7 = data.phone_number;
        if (typeof data7 === "string") {
          if (func1(data7) > 200) {
            const err26 = { instancePath: instancePath + "/phone_number", schemaPath: "ShortTextAnswer/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema286, data: data7 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        } else {
          const err27 = { instancePath: instancePath + "/phone_number", schemaPath: "ShortTextAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema286.type, parentSchema: schema286, data: data7 };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
      if (data.birth_date !== void 0) {
        let data8 = data.birth_date;
        if (typeof data8 === "string") {
          if (!formats4.validate(data8)) {
            const err28 = { instancePath: instancePath + "/birth_date", schemaPath: "CalendarDateAnswer/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema57, data: data8 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        } else {
          const err29 = { instancePath: instancePath + "/birth_date", schemaPath: "CalendarDateAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.type, parentSchema: schema57, data: data8 };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    } else {
      const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema283.type, parentSchema: schema283, data };
      if (vErrors === null) {
        vErrors = [err30];
      } else {
        vErrors.push(err30);
      }
      errors++;
    }
    validate153.errors = vErrors;
    return errors === 0;
  }
  validate153.evaluated = { "props": { "firstname": true, "lastname": true, "gender": true, "identify": true, "country": true, "nationality": true, "email": true, "phone_number": true, "birth_date": true }, "dynamicProps": false, "dynamicItems": false };
  var pattern82 = new RegExp("^[0-9]+:[0-9]+$", "u");
  function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate152.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!validate153(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
      errors = vErrors.length;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.customer_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "customer_id" }, message: "must have required property 'customer_id'", schema: schema282.allOf[1].required, parentSchema: schema282.allOf[1], data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.reservation_id_customer_id === void 0) {
        const err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "reservation_id_customer_id" }, message: "must have required property 'reservation_id_customer_id'", schema: schema282.allOf[1].required, parentSchema: schema282.allOf[1], data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.checked_in_at === void 0) {
        const err2 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "checked_in_at" }, message: "must have required property 'checked_in_at'", schema: schema282.allOf[1].required, parentSchema: schema282.allOf[1], data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.checked_out_at === void 0) {
        const err3 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "checked_out_at" }, message: "must have required property 'checked_out_at'", schema: schema282.allOf[1].required, parentSchema: schema282.allOf[1], data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.customer_id !== void 0) {
        let data0 = data.customer_id;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          const err4 = { instancePath: instancePath + "/customer_id", schemaPath: "IdAnswer/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.type, parentSchema: schema37, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 999999999999999 || isNaN(data0)) {
            const err5 = { instancePath: instancePath + "/customer_id", schemaPath: "IdAnswer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema37, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (data0 < 1 || isNaN(data0)) {
            const err6 = { instancePath: instancePath + "/customer_id", schemaPath: "IdAnswer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37, data: data0 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      }
      if (data.reservation_id_customer_id !== void 0) {
        let data1 = data.reservation_id_customer_id;
        if (typeof data1 === "string") {
          if (!pattern82.test(data1)) {
            const err7 = { instancePath: instancePath + "/reservation_id_customer_id", schemaPath: "#/allOf/1/properties/reservation_id_customer_id/pattern", keyword: "pattern", params: { pattern: "^[0-9]+:[0-9]+$" }, message: 'must match pattern "^[0-9]+:[0-9]+$"', schema: "^[0-9]+:[0-9]+$", parentSchema: schema282.allOf[1].properties.reservation_id_customer_id, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        } else {
          const err8 = { instancePath: instancePath + "/reservation_id_customer_id", schemaPath: "#/allOf/1/properties/reservation_id_customer_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema282.allOf[1].properties.reservation_id_customer_id.type, parentSchema: schema282.allOf[1].properties.reservation_id_customer_id, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      if (data.checked_in_at !== void 0) {
        let data2 = data.checked_in_at;
        if (typeof data2 === "string") {
          if (!formats0.validate(data2)) {
            const err9 = { instancePath: instancePath + "/checked_in_at", schemaPath: "TimestampAnswer/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema49, data: data2 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        } else {
          const err10 = { instancePath: instancePath + "/checked_in_at", schemaPath: "TimestampAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.type, parentSchema: schema49, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
      if (data.checked_out_at !== void 0) {
        let data3 = data.checked_out_at;
        if (typeof data3 !== "string" && data3 !== null) {
          const err11 = { instancePath: instancePath + "/checked_out_at", schemaPath: "#/allOf/1/properties/checked_out_at/type", keyword: "type", params: { type: schema282.allOf[1].properties.checked_out_at.type }, message: "must be string,null", schema: schema282.allOf[1].properties.checked_out_at.type, parentSchema: schema282.allOf[1].properties.checked_out_at, data: data3 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (typeof data3 === "string") {
          if (!formats0.validate(data3)) {
            const err12 = { instancePath: instancePath + "/checked_out_at", schemaPath: "#/allOf/1/properties/checked_out_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema282.allOf[1].properties.checked_out_at, data: data3 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      }
    } else {
      const err13 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema282.allOf[1].type, parentSchema: schema282.allOf[1], data };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    validate152.errors = vErrors;
    return errors === 0;
  }
  validate152.evaluated = { "props": { "customer_id": true, "reservation_id_customer_id": true, "checked_in_at": true, "checked_out_at": true, "firstname": true, "lastname": true, "gender": true, "identify": true, "country": true, "nationality": true, "email": true, "phone_number": true, "birth_date": true }, "dynamicProps": false, "dynamicItems": false };
  function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate151.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.reservation_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reservation_id" }, message: "must have required property 'reservation_id'", schema: schema277.required, parentSchema: schema277, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.room_id === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "room_id" }, message: "must have required property 'room_id'", schema: schema277.required, parentSchema: schema277, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.room_name === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "room_name" }, message: "must have required property 'room_name'", schema: schema277.required, parentSchema: schema277, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.hr_number === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_number" }, message: "must have required property 'hr_number'", schema: schema277.required, parentSchema: schema277, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.checkin_date === void 0) {
        const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkin_date" }, message: "must have required property 'checkin_date'", schema: schema277.required, parentSchema: schema277, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (data.checkout_date === void 0) {
        const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkout_date" }, message: "must have required property 'checkout_date'", schema: schema277.required, parentSchema: schema277, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data.guests === void 0) {
        const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "guests" }, message: "must have required property 'guests'", schema: schema277.required, parentSchema: schema277, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.reservation_id !== void 0) {
        let data0 = data.reservation_id;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          const err7 = { instancePath: instancePath + "/reservation_id", schemaPath: "IdAnswer/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.type, parentSchema: schema37, data: data0 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 999999999999999 || isNaN(data0)) {
            const err8 = { instancePath: instancePath + "/reservation_id", schemaPath: "IdAnswer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema37, data: data0 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (data0 < 1 || isNaN(data0)) {
            const err9 = { instancePath: instancePath + "/reservation_id", schemaPath: "IdAnswer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37, data: data0 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      }
      if (data.room_id !== void 0) {
        let data1 = data.room_id;
        if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
          const err10 = { instancePath: instancePath + "/room_id", schemaPath: "IdAnswer/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.type, parentSchema: schema37, data: data1 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 > 999999999999999 || isNaN(data1)) {
            const err11 = { instancePath: instancePath + "/room_id", schemaPath: "IdAnswer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema37, data: data1 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (data1 < 1 || isNaN(data1)) {
            const err12 = { instancePath: instancePath + "/room_id", schemaPath: "IdAnswer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37, data: data1 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      }
      if (data.room_name !== void 0) {
        let data2 = data.room_name;
        if (typeof data2 !== "string") {
          const err13 = { instancePath: instancePath + "/room_name", schemaPath: "#/properties/room_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema277.properties.room_name.type, parentSchema: schema277.properties.room_name, data: data2 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.hr_number !== void 0) {
        let data3 = data.hr_number;
        if (typeof data3 !== "string" && data3 !== null) {
          const err14 = { instancePath: instancePath + "/hr_number", schemaPath: "#/properties/hr_number/type", keyword: "type", params: { type: schema277.properties.hr_number.type }, message: "must be string,null", schema: schema277.properties.hr_number.type, parentSchema: schema277.properties.hr_number, data: data3 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.checkin_date !== void 0) {
        let data4 = data.checkin_date;
        if (typeof data4 === "string") {
          if (!formats4.validate(data4)) {
            const err15 = { instancePath: instancePath + "/checkin_date", schemaPath: "CalendarDateAnswer/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema57, data: data4 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        } else {
          const err16 = { instancePath: instancePath + "/checkin_date", schemaPath: "CalendarDateAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.type, parentSchema: schema57, data: data4 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
      if (data.checkout_date !== void 0) {
        let data5 = data.checkout_date;
        if (typeof data5 === "string") {
          if (!formats4.validate(data5)) {
            const err17 = { instancePath: instancePath + "/checkout_date", schemaPath: "CalendarDateAnswer/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema57, data: data5 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        } else {
          const err18 = { instancePath: instancePath + "/checkout_date", schemaPath: "CalendarDateAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.type, parentSchema: schema57, data: data5 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
      if (data.guests !== void 0) {
        let data6 = data.guests;
        if (Array.isArray(data6)) {
          const len0 = data6.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate152(data6[i0], { instancePath: instancePath + "/guests/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err19 = { instancePath: instancePath + "/guests", schemaPath: "#/properties/guests/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema277.properties.guests.type, parentSchema: schema277.properties.guests, data: data6 };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    } else {
      const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema277.type, parentSchema: schema277, data };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
    validate151.errors = vErrors;
    return errors === 0;
  }
  validate151.evaluated = { "props": { "reservation_id": true, "room_id": true, "room_name": true, "hr_number": true, "checkin_date": true, "checkout_date": true, "guests": true }, "dynamicProps": false, "dynamicItems": false };
  var StayInput = validate156;
  var schema294 = { "type": "object", "additionalProperties": false, "required": ["room_name", "checkin_date", "checkout_date", "guests"], "properties": { "room_name": { "$ref": "Name" }, "room_id": { "$ref": "Id" }, "hr_number": { "type": ["string", "null"], "default": null }, "checkin_date": { "$ref": "CalendarDate" }, "checkout_date": { "$ref": "CalendarDate" }, "guests": { "type": "array", "minItems": 1, "maxItems": 20, "items": { "$ref": "StayGuestInput" } } } };
  var schema299 = { "unevaluatedProperties": false, "allOf": [{ "$ref": "StayGuestFields" }] };
  var schema300 = { "type": "object", "required": ["firstname", "lastname", "birth_date"], "properties": { "firstname": { "$ref": "Name" }, "lastname": { "$ref": "Name" }, "gender": { "type": ["string", "null"], "minLength": 1, "maxLength": 64, "default": null }, "identify": { "$ref": "ShortText", "default": "" }, "country": { "$ref": "ShortText", "default": "" }, "nationality": { "$ref": "ShortText", "default": "" }, "email": { "$ref": "ShortText", "default": "" }, "phone_number": { "$ref": "ShortText", "default": "" }, "birth_date": { "$ref": "CalendarDate" } } };
  function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate158.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.gender === void 0) {
        data.gender = null;
      }
      if (data.identify === void 0) {
        data.identify = "";
      }
      if (data.country === void 0) {
        data.country = "";
      }
      if (data.nationality === void 0) {
        data.nationality = "";
      }
      if (data.email === void 0) {
        data.email = "";
      }
      if (data.phone_number === void 0) {
        data.phone_number = "";
      }
      if (data.firstname === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "firstname" }, message: "must have required property 'firstname'", schema: schema300.required, parentSchema: schema300, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.lastname === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastname" }, message: "must have required property 'lastname'", schema: schema300.required, parentSchema: schema300, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.birth_date === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "birth_date" }, message: "must have required property 'birth_date'", schema: schema300.required, parentSchema: schema300, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.firstname !== void 0) {
        let data0 = data.firstname;
        if (typeof data0 === "string") {
          if (func1(data0) > 200) {
            const err3 = { instancePath: instancePath + "/firstname", schemaPath: "Name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema41, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (func1(data0) < 1) {
            const err4 = { instancePath: instancePath + "/firstname", schemaPath: "Name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/firstname", schemaPath: "Name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data0 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.lastname !== void 0) {
        let data1 = data.lastname;
        if (typeof data1 === "string") {
          if (func1(data1) > 200) {
            const err6 = { instancePath: instancePath + "/lastname", schemaPath: "Name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema41, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err7 = { instancePath: instancePath + "/lastname", schemaPath: "Name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        } else {
          const err8 = { instancePath: instancePath + "/lastname", schemaPath: "Name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      let data2 = data.gender;
      if (typeof data2 !== "string" && data2 !== null) {
        const err9 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/type", keyword: "type", params: { type: schema300.properties.gender.type }, message: "must be string,null", schema: schema300.properties.gender.type, parentSchema: schema300.properties.gender, data: data2 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func1(data2) > 64) {
          const err10 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema300.properties.gender, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (func1(data2) < 1) {
          const err11 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema300.properties.gender, data: data2 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      let data3 = data.identify;
      if (typeof data3 === "string") {
        if (func1(data3) > 200) {
          const err12 = { instancePath: instancePath + "/identify", schemaPath: "ShortText/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema80, data: data3 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/identify", schemaPath: "ShortText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema80.type, parentSchema: schema80, data: data3 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      let data4 = data.country;
      if (typeof data4 === "string") {
        if (func1(data4) > 200) {
          const err14 = { instancePath: instancePath + "/country", schemaPath: "ShortText/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema80, data: data4 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/country", schemaPath: "ShortText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema80.type, parentSchema: schema80, data: data4 };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      let data5 = data.nationality;
      if (typeof data5 === "string") {
        if (func1(data5) > 200) {
          const err16 = { instancePath: instancePath + "/nationality", schemaPath: "ShortText/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema80, data: data5 };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/nationality", schemaPath: "ShortText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema80.type, parentSchema: schema80, data: data5 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      let data6 = data.email;
      if (typeof data6 === "string") {
        if (func1(data6) > 200) {
          const err18 = { instancePath: instancePath + "/email", schemaPath: "ShortText/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema80, data: data6 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/email", schemaPath: "ShortText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema80.type, parentSchema: schema80, data: data6 };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      let data7 = data.phone_number;
      if (typeof data7 === "string") {
        if (func1(data7) > 200) {
          const err20 = { instancePath: instancePath + "/phone_number", schemaPath: "ShortText/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema80, data: data7 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/phone_number", schemaPath: "ShortText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema80.type, parentSchema: schema80, data: data7 };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data.birth_date !== void 0) {
        let data8 = data.birth_date;
        if (typeof data8 === "string") {
          if (!formats4.validate(data8)) {
            const err22 = { instancePath: instancePath + "/birth_date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema96, data: data8 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        } else {
          const err23 = { instancePath: instancePath + "/birth_date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.type, parentSchema: schema96, data: data8 };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    } else {
      const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema300.type, parentSchema: schema300, data };
      if (vErrors === null) {
        vErrors = [err24];
      } else {
        vErrors.push(err24);
      }
      errors++;
    }
    validate158.errors = vErrors;
    return errors === 0;
  }
  validate158.evaluated = { "props": { "firstname": true, "lastname": true, "gender": true, "identify": true, "country": true, "nationality": true, "email": true, "phone_number": true, "birth_date": true }, "dynamicProps": false, "dynamicItems": false };
  function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate157.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!validate158(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
      errors = vErrors.length;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        if (key0 !== "firstname" && key0 !== "lastname" && key0 !== "gender" && key0 !== "identify" && key0 !== "country" && key0 !== "nationality" && key0 !== "email" && key0 !== "phone_number" && key0 !== "birth_date") {
          const err0 = { instancePath, schemaPath: "#/unevaluatedProperties", keyword: "unevaluatedProperties", params: { unevaluatedProperty: key0 }, message: "must NOT have unevaluated properties", schema: false, parentSchema: schema299, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
    }
    validate157.errors = vErrors;
    return errors === 0;
  }
  validate157.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate156.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_number === void 0) {
        data.hr_number = null;
      }
      if (data.room_name === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "room_name" }, message: "must have required property 'room_name'", schema: schema294.required, parentSchema: schema294, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.checkin_date === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkin_date" }, message: "must have required property 'checkin_date'", schema: schema294.required, parentSchema: schema294, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.checkout_date === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkout_date" }, message: "must have required property 'checkout_date'", schema: schema294.required, parentSchema: schema294, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.guests === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "guests" }, message: "must have required property 'guests'", schema: schema294.required, parentSchema: schema294, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      for (const key0 in data) {
        if (!(key0 === "room_name" || key0 === "room_id" || key0 === "hr_number" || key0 === "checkin_date" || key0 === "checkout_date" || key0 === "guests")) {
          const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema294, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (data.room_name !== void 0) {
        let data0 = data.room_name;
        if (typeof data0 === "string") {
          if (func1(data0) > 200) {
            const err5 = { instancePath: instancePath + "/room_name", schemaPath: "Name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema41, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (func1(data0) < 1) {
            const err6 = { instancePath: instancePath + "/room_name", schemaPath: "Name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data0 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        } else {
          const err7 = { instancePath: instancePath + "/room_name", schemaPath: "Name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data0 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.room_id !== void 0) {
        let data1 = data.room_id;
        if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
          const err8 = { instancePath: instancePath + "/room_id", schemaPath: "Id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema154.type, parentSchema: schema154, data: data1 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 > 999999999999999 || isNaN(data1)) {
            const err9 = { instancePath: instancePath + "/room_id", schemaPath: "Id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema154, data: data1 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (data1 < 1 || isNaN(data1)) {
            const err10 = { instancePath: instancePath + "/room_id", schemaPath: "Id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema154, data: data1 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      }
      let data2 = data.hr_number;
      if (typeof data2 !== "string" && data2 !== null) {
        const err11 = { instancePath: instancePath + "/hr_number", schemaPath: "#/properties/hr_number/type", keyword: "type", params: { type: schema294.properties.hr_number.type }, message: "must be string,null", schema: schema294.properties.hr_number.type, parentSchema: schema294.properties.hr_number, data: data2 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (data.checkin_date !== void 0) {
        let data3 = data.checkin_date;
        if (typeof data3 === "string") {
          if (!formats4.validate(data3)) {
            const err12 = { instancePath: instancePath + "/checkin_date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema96, data: data3 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        } else {
          const err13 = { instancePath: instancePath + "/checkin_date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.type, parentSchema: schema96, data: data3 };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.checkout_date !== void 0) {
        let data4 = data.checkout_date;
        if (typeof data4 === "string") {
          if (!formats4.validate(data4)) {
            const err14 = { instancePath: instancePath + "/checkout_date", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema96, data: data4 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        } else {
          const err15 = { instancePath: instancePath + "/checkout_date", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.type, parentSchema: schema96, data: data4 };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
      if (data.guests !== void 0) {
        let data5 = data.guests;
        if (Array.isArray(data5)) {
          if (data5.length > 20) {
            const err16 = { instancePath: instancePath + "/guests", schemaPath: "#/properties/guests/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema294.properties.guests, data: data5 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
          if (data5.length < 1) {
            const err17 = { instancePath: instancePath + "/guests", schemaPath: "#/properties/guests/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema294.properties.guests, data: data5 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
          const len0 = data5.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate157(data5[i0], { instancePath: instancePath + "/guests/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err18 = { instancePath: instancePath + "/guests", schemaPath: "#/properties/guests/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema294.properties.guests.type, parentSchema: schema294.properties.guests, data: data5 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    } else {
      const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema294.type, parentSchema: schema294, data };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    validate156.errors = vErrors;
    return errors === 0;
  }
  validate156.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var StayListAnswer = validate161;
  var schema309 = { "type": "object", "required": ["stays"], "properties": { "stays": { "type": "array", "items": { "$ref": "StayAnswer" } } } };
  function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate161.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.stays === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stays" }, message: "must have required property 'stays'", schema: schema309.required, parentSchema: schema309, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.stays !== void 0) {
        let data0 = data.stays;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate151(data0[i0], { instancePath: instancePath + "/stays/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/stays", schemaPath: "#/properties/stays/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema309.properties.stays.type, parentSchema: schema309.properties.stays, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema309.type, parentSchema: schema309, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate161.errors = vErrors;
    return errors === 0;
  }
  validate161.evaluated = { "props": { "stays": true }, "dynamicProps": false, "dynamicItems": false };
  var TokenInput = validate163;
  var schema310 = { "type": "object", "additionalProperties": false, "required": ["label"], "properties": { "label": { "$ref": "Name" }, "token": { "type": "string", "format": "password", "pattern": "^[!-~]{8,128}$", "x-expects": "a token of 8 to 128 visible ASCII characters" } } };
  var pattern83 = new RegExp("^[!-~]{8,128}$", "u");
  function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate163.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.label === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema310.required, parentSchema: schema310, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      for (const key0 in data) {
        if (!(key0 === "label" || key0 === "token")) {
          const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema310, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
      if (data.label !== void 0) {
        let data0 = data.label;
        if (typeof data0 === "string") {
          if (func1(data0) > 200) {
            const err2 = { instancePath: instancePath + "/label", schemaPath: "Name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema41, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (func1(data0) < 1) {
            const err3 = { instancePath: instancePath + "/label", schemaPath: "Name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        } else {
          const err4 = { instancePath: instancePath + "/label", schemaPath: "Name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (data.token !== void 0) {
        let data1 = data.token;
        if (typeof data1 === "string") {
          if (!pattern83.test(data1)) {
            const err5 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/pattern", keyword: "pattern", params: { pattern: "^[!-~]{8,128}$" }, message: 'must match pattern "^[!-~]{8,128}$"', schema: "^[!-~]{8,128}$", parentSchema: schema310.properties.token, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        } else {
          const err6 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema310.properties.token.type, parentSchema: schema310.properties.token, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    } else {
      const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema310.type, parentSchema: schema310, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    validate163.errors = vErrors;
    return errors === 0;
  }
  validate163.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  var TokenListAnswer = validate164;
  var schema312 = { "type": "object", "required": ["tokens"], "properties": { "tokens": { "type": "array", "items": { "$ref": "TokenAnswer" } } } };
  var schema313 = { "type": "object", "required": ["id", "label", "created_at", "revoked_at"], "properties": { "id": { "$ref": "TokenIdAnswer" }, "label": { "type": "string" }, "created_at": { "$ref": "TimestampAnswer" }, "revoked_at": { "type": ["string", "null"], "format": "date-time" } } };
  function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate165.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema313.required, parentSchema: schema313, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.label === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema313.required, parentSchema: schema313, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.created_at === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'", schema: schema313.required, parentSchema: schema313, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.revoked_at === void 0) {
        const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revoked_at" }, message: "must have required property 'revoked_at'", schema: schema313.required, parentSchema: schema313, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.id !== void 0) {
        let data0 = data.id;
        if (typeof data0 === "string") {
          if (func1(data0) > 64) {
            const err4 = { instancePath: instancePath + "/id", schemaPath: "TokenIdAnswer/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema212, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (func1(data0) < 1) {
            const err5 = { instancePath: instancePath + "/id", schemaPath: "TokenIdAnswer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema212, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        } else {
          const err6 = { instancePath: instancePath + "/id", schemaPath: "TokenIdAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema212.type, parentSchema: schema212, data: data0 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      if (data.label !== void 0) {
        let data1 = data.label;
        if (typeof data1 !== "string") {
          const err7 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema313.properties.label.type, parentSchema: schema313.properties.label, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.created_at !== void 0) {
        let data2 = data.created_at;
        if (typeof data2 === "string") {
          if (!formats0.validate(data2)) {
            const err8 = { instancePath: instancePath + "/created_at", schemaPath: "TimestampAnswer/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema49, data: data2 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        } else {
          const err9 = { instancePath: instancePath + "/created_at", schemaPath: "TimestampAnswer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.type, parentSchema: schema49, data: data2 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
      if (data.revoked_at !== void 0) {
        let data3 = data.revoked_at;
        if (typeof data3 !== "string" && data3 !== null) {
          const err10 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: schema313.properties.revoked_at.type }, message: "must be string,null", schema: schema313.properties.revoked_at.type, parentSchema: schema313.properties.revoked_at, data: data3 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (typeof data3 === "string") {
          if (!formats0.validate(data3)) {
            const err11 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema313.properties.revoked_at, data: data3 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      }
    } else {
      const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema313.type, parentSchema: schema313, data };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    validate165.errors = vErrors;
    return errors === 0;
  }
  validate165.evaluated = { "props": { "id": true, "label": true, "created_at": true, "revoked_at": true }, "dynamicProps": false, "dynamicItems": false };
  function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate164.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.tokens === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tokens" }, message: "must have required property 'tokens'", schema: schema312.required, parentSchema: schema312, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.tokens !== void 0) {
        let data0 = data.tokens;
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate165(data0[i0], { instancePath: instancePath + "/tokens/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err1 = { instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema312.properties.tokens.type, parentSchema: schema312.properties.tokens, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema312.type, parentSchema: schema312, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    validate164.errors = vErrors;
    return errors === 0;
  }
  validate164.evaluated = { "props": { "tokens": true }, "dynamicProps": false, "dynamicItems": false };
  var addFaultQuery = validate167;
  var schema316 = { "type": "object", "required": [], "properties": {} };
  function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate167.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema316.type, parentSchema: schema316, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate167.errors = vErrors;
    return errors === 0;
  }
  validate167.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var advanceClockQuery = validate168;
  var schema317 = { "type": "object", "required": [], "properties": {} };
  function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate168.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema317.type, parentSchema: schema317, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate168.errors = vErrors;
    return errors === 0;
  }
  validate168.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var cancelBookingPath = validate169;
  var schema318 = { "type": "object", "required": ["hr_id", "hr_number"], "properties": { "hr_id": { "$ref": "HrId" }, "hr_number": { "$ref": "HrNumber" } } };
  var schema320 = { "type": "string", "pattern": "^[!-~]{1,64}$", "x-expects": 'the number of a booking, such as "R754208185"' };
  function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate169.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema318.required, parentSchema: schema318, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_number === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_number" }, message: "must have required property 'hr_number'", schema: schema318.required, parentSchema: schema318, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.hr_number !== void 0) {
        let data1 = data.hr_number;
        if (typeof data1 === "string") {
          if (!pattern8.test(data1)) {
            const err4 = { instancePath: instancePath + "/hr_number", schemaPath: "HrNumber/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema320, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/hr_number", schemaPath: "HrNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema320.type, parentSchema: schema320, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    } else {
      const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema318.type, parentSchema: schema318, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    validate169.errors = vErrors;
    return errors === 0;
  }
  validate169.evaluated = { "props": { "hr_id": true, "hr_number": true }, "dynamicProps": false, "dynamicItems": false };
  var cancelBookingQuery = validate170;
  var schema321 = { "type": "object", "required": [], "properties": {} };
  function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate170.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema321.type, parentSchema: schema321, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate170.errors = vErrors;
    return errors === 0;
  }
  validate170.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var changeBookingPath = validate171;
  var schema322 = { "type": "object", "required": ["hr_id", "hr_number"], "properties": { "hr_id": { "$ref": "HrId" }, "hr_number": { "$ref": "HrNumber" } } };
  function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate171.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema322.required, parentSchema: schema322, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_number === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_number" }, message: "must have required property 'hr_number'", schema: schema322.required, parentSchema: schema322, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.hr_number !== void 0) {
        let data1 = data.hr_number;
        if (typeof data1 === "string") {
          if (!pattern8.test(data1)) {
            const err4 = { instancePath: instancePath + "/hr_number", schemaPath: "HrNumber/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema320, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/hr_number", schemaPath: "HrNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema320.type, parentSchema: schema320, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    } else {
      const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema322.type, parentSchema: schema322, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    validate171.errors = vErrors;
    return errors === 0;
  }
  validate171.evaluated = { "props": { "hr_id": true, "hr_number": true }, "dynamicProps": false, "dynamicItems": false };
  var changeBookingQuery = validate172;
  var schema325 = { "type": "object", "required": [], "properties": {} };
  function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate172.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema325.type, parentSchema: schema325, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate172.errors = vErrors;
    return errors === 0;
  }
  validate172.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var changePropertyPath = validate173;
  var schema326 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate173.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema326.required, parentSchema: schema326, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema326.type, parentSchema: schema326, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate173.errors = vErrors;
    return errors === 0;
  }
  validate173.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var changePropertyQuery = validate174;
  var schema328 = { "type": "object", "required": [], "properties": {} };
  function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate174.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema328.type, parentSchema: schema328, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate174.errors = vErrors;
    return errors === 0;
  }
  validate174.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var checkInPath = validate175;
  var schema329 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate175.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema329.required, parentSchema: schema329, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema329.type, parentSchema: schema329, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate175.errors = vErrors;
    return errors === 0;
  }
  validate175.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var checkInQuery = validate176;
  var schema331 = { "type": "object", "required": [], "properties": {} };
  function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate176.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema331.type, parentSchema: schema331, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate176.errors = vErrors;
    return errors === 0;
  }
  validate176.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var checkOutPath = validate177;
  var schema332 = { "type": "object", "required": ["hr_id", "reservation_id"], "properties": { "hr_id": { "$ref": "HrId" }, "reservation_id": { "$ref": "Id" } } };
  function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate177.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema332.required, parentSchema: schema332, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.reservation_id === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reservation_id" }, message: "must have required property 'reservation_id'", schema: schema332.required, parentSchema: schema332, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.reservation_id !== void 0) {
        let data1 = data.reservation_id;
        if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
          const err4 = { instancePath: instancePath + "/reservation_id", schemaPath: "Id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema154.type, parentSchema: schema154, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 > 999999999999999 || isNaN(data1)) {
            const err5 = { instancePath: instancePath + "/reservation_id", schemaPath: "Id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema154, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (data1 < 1 || isNaN(data1)) {
            const err6 = { instancePath: instancePath + "/reservation_id", schemaPath: "Id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema154, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      }
    } else {
      const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema332.type, parentSchema: schema332, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    validate177.errors = vErrors;
    return errors === 0;
  }
  validate177.evaluated = { "props": { "hr_id": true, "reservation_id": true }, "dynamicProps": false, "dynamicItems": false };
  var checkOutQuery = validate178;
  var schema335 = { "type": "object", "required": [], "properties": {} };
  function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate178.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema335.type, parentSchema: schema335, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate178.errors = vErrors;
    return errors === 0;
  }
  validate178.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var clearFaultsQuery = validate179;
  var schema336 = { "type": "object", "required": [], "properties": {} };
  function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate179.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema336.type, parentSchema: schema336, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate179.errors = vErrors;
    return errors === 0;
  }
  validate179.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var confirmBookingPath = validate180;
  var schema337 = { "type": "object", "required": ["hr_id", "hr_number"], "properties": { "hr_id": { "$ref": "HrId" }, "hr_number": { "$ref": "HrNumber" } } };
  function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate180.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema337.required, parentSchema: schema337, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_number === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_number" }, message: "must have required property 'hr_number'", schema: schema337.required, parentSchema: schema337, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.hr_number !== void 0) {
        let data1 = data.hr_number;
        if (typeof data1 === "string") {
          if (!pattern8.test(data1)) {
            const err4 = { instancePath: instancePath + "/hr_number", schemaPath: "HrNumber/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema320, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/hr_number", schemaPath: "HrNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema320.type, parentSchema: schema320, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    } else {
      const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema337.type, parentSchema: schema337, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    validate180.errors = vErrors;
    return errors === 0;
  }
  validate180.evaluated = { "props": { "hr_id": true, "hr_number": true }, "dynamicProps": false, "dynamicItems": false };
  var confirmBookingQuery = validate181;
  var schema340 = { "type": "object", "required": [], "properties": {} };
  function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate181.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema340.type, parentSchema: schema340, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate181.errors = vErrors;
    return errors === 0;
  }
  validate181.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var createBookingPath = validate182;
  var schema341 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate182.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema341.required, parentSchema: schema341, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema341.type, parentSchema: schema341, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate182.errors = vErrors;
    return errors === 0;
  }
  validate182.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var createBookingQuery = validate183;
  var schema343 = { "type": "object", "required": [], "properties": {} };
  function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate183.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema343.type, parentSchema: schema343, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate183.errors = vErrors;
    return errors === 0;
  }
  validate183.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var createPropertyQuery = validate184;
  var schema344 = { "type": "object", "required": [], "properties": {} };
  function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate184.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema344.type, parentSchema: schema344, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate184.errors = vErrors;
    return errors === 0;
  }
  validate184.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var createTokenPath = validate185;
  var schema345 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate185.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema345.required, parentSchema: schema345, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema345.type, parentSchema: schema345, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate185.errors = vErrors;
    return errors === 0;
  }
  validate185.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var createTokenQuery = validate186;
  var schema347 = { "type": "object", "required": [], "properties": {} };
  function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate186.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema347.type, parentSchema: schema347, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate186.errors = vErrors;
    return errors === 0;
  }
  validate186.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var deleteAccountPath = validate187;
  var schema348 = { "type": "object", "required": ["hr_id", "id"], "properties": { "hr_id": { "$ref": "HrId" }, "id": { "$ref": "Id" } } };
  function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate187.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema348.required, parentSchema: schema348, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.id === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema348.required, parentSchema: schema348, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.id !== void 0) {
        let data1 = data.id;
        if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
          const err4 = { instancePath: instancePath + "/id", schemaPath: "Id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema154.type, parentSchema: schema154, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 > 999999999999999 || isNaN(data1)) {
            const err5 = { instancePath: instancePath + "/id", schemaPath: "Id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema154, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (data1 < 1 || isNaN(data1)) {
            const err6 = { instancePath: instancePath + "/id", schemaPath: "Id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema154, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      }
    } else {
      const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema348.type, parentSchema: schema348, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    validate187.errors = vErrors;
    return errors === 0;
  }
  validate187.evaluated = { "props": { "hr_id": true, "id": true }, "dynamicProps": false, "dynamicItems": false };
  var deleteAccountQuery = validate188;
  var schema351 = { "type": "object", "required": [], "properties": {} };
  function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate188.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema351.type, parentSchema: schema351, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate188.errors = vErrors;
    return errors === 0;
  }
  validate188.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var deleteConnectionPath = validate189;
  var schema352 = { "type": "object", "required": ["hr_id", "channel_code"], "properties": { "hr_id": { "$ref": "HrId" }, "channel_code": { "$ref": "ChannelCode" } } };
  function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate189.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema352.required, parentSchema: schema352, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.channel_code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_code" }, message: "must have required property 'channel_code'", schema: schema352.required, parentSchema: schema352, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.channel_code !== void 0) {
        let data1 = data.channel_code;
        if (typeof data1 === "string") {
          if (!pattern4.test(data1)) {
            const err4 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]{1,64}$" }, message: 'must match pattern "^[a-z0-9_-]{1,64}$"', schema: "^[a-z0-9_-]{1,64}$", parentSchema: schema107, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    } else {
      const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema352.type, parentSchema: schema352, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    validate189.errors = vErrors;
    return errors === 0;
  }
  validate189.evaluated = { "props": { "hr_id": true, "channel_code": true }, "dynamicProps": false, "dynamicItems": false };
  var deleteConnectionQuery = validate190;
  var schema355 = { "type": "object", "required": [], "properties": {} };
  function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate190.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema355.type, parentSchema: schema355, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate190.errors = vErrors;
    return errors === 0;
  }
  validate190.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var deleteDepartmentPath = validate191;
  var schema356 = { "type": "object", "required": ["hr_id", "id"], "properties": { "hr_id": { "$ref": "HrId" }, "id": { "$ref": "Id" } } };
  function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate191.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema356.required, parentSchema: schema356, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.id === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema356.required, parentSchema: schema356, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.id !== void 0) {
        let data1 = data.id;
        if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
          const err4 = { instancePath: instancePath + "/id", schemaPath: "Id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema154.type, parentSchema: schema154, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 > 999999999999999 || isNaN(data1)) {
            const err5 = { instancePath: instancePath + "/id", schemaPath: "Id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema154, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (data1 < 1 || isNaN(data1)) {
            const err6 = { instancePath: instancePath + "/id", schemaPath: "Id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema154, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      }
    } else {
      const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema356.type, parentSchema: schema356, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    validate191.errors = vErrors;
    return errors === 0;
  }
  validate191.evaluated = { "props": { "hr_id": true, "id": true }, "dynamicProps": false, "dynamicItems": false };
  var deleteDepartmentQuery = validate192;
  var schema359 = { "type": "object", "required": [], "properties": {} };
  function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate192.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema359.type, parentSchema: schema359, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate192.errors = vErrors;
    return errors === 0;
  }
  validate192.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var deleteExtraPath = validate193;
  var schema360 = { "type": "object", "required": ["hr_id", "id"], "properties": { "hr_id": { "$ref": "HrId" }, "id": { "$ref": "Id" } } };
  function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate193.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema360.required, parentSchema: schema360, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.id === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema360.required, parentSchema: schema360, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.id !== void 0) {
        let data1 = data.id;
        if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
          const err4 = { instancePath: instancePath + "/id", schemaPath: "Id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema154.type, parentSchema: schema154, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 > 999999999999999 || isNaN(data1)) {
            const err5 = { instancePath: instancePath + "/id", schemaPath: "Id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema154, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (data1 < 1 || isNaN(data1)) {
            const err6 = { instancePath: instancePath + "/id", schemaPath: "Id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema154, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      }
    } else {
      const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema360.type, parentSchema: schema360, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    validate193.errors = vErrors;
    return errors === 0;
  }
  validate193.evaluated = { "props": { "hr_id": true, "id": true }, "dynamicProps": false, "dynamicItems": false };
  var deleteExtraQuery = validate194;
  var schema363 = { "type": "object", "required": [], "properties": {} };
  function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate194.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema363.type, parentSchema: schema363, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate194.errors = vErrors;
    return errors === 0;
  }
  validate194.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var deleteFaultPath = validate195;
  var schema364 = { "type": "object", "required": ["fault_id"], "properties": { "fault_id": { "$ref": "Id" } } };
  function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate195.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fault_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fault_id" }, message: "must have required property 'fault_id'", schema: schema364.required, parentSchema: schema364, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.fault_id !== void 0) {
        let data0 = data.fault_id;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          const err1 = { instancePath: instancePath + "/fault_id", schemaPath: "Id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema154.type, parentSchema: schema154, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 999999999999999 || isNaN(data0)) {
            const err2 = { instancePath: instancePath + "/fault_id", schemaPath: "Id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema154, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (data0 < 1 || isNaN(data0)) {
            const err3 = { instancePath: instancePath + "/fault_id", schemaPath: "Id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema154, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      }
    } else {
      const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema364.type, parentSchema: schema364, data };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    validate195.errors = vErrors;
    return errors === 0;
  }
  validate195.evaluated = { "props": { "fault_id": true }, "dynamicProps": false, "dynamicItems": false };
  var deleteFaultQuery = validate196;
  var schema366 = { "type": "object", "required": [], "properties": {} };
  function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate196.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema366.type, parentSchema: schema366, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate196.errors = vErrors;
    return errors === 0;
  }
  validate196.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var deleteMappingPath = validate197;
  var schema367 = { "type": "object", "required": ["hr_id", "channel_code", "mapping_code"], "properties": { "hr_id": { "$ref": "HrId" }, "channel_code": { "$ref": "ChannelCode" }, "mapping_code": { "$ref": "MappingCode" } } };
  function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate197.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema367.required, parentSchema: schema367, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.channel_code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_code" }, message: "must have required property 'channel_code'", schema: schema367.required, parentSchema: schema367, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.mapping_code === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mapping_code" }, message: "must have required property 'mapping_code'", schema: schema367.required, parentSchema: schema367, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        } else {
          const err4 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (data.channel_code !== void 0) {
        let data1 = data.channel_code;
        if (typeof data1 === "string") {
          if (!pattern4.test(data1)) {
            const err5 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]{1,64}$" }, message: 'must match pattern "^[a-z0-9_-]{1,64}$"', schema: "^[a-z0-9_-]{1,64}$", parentSchema: schema107, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        } else {
          const err6 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      if (data.mapping_code !== void 0) {
        let data2 = data.mapping_code;
        if (typeof data2 === "string") {
          if (!pattern23.test(data2)) {
            const err7 = { instancePath: instancePath + "/mapping_code", schemaPath: "MappingCode/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,128}$" }, message: 'must match pattern "^[!-~]{1,128}$"', schema: "^[!-~]{1,128}$", parentSchema: schema93, data: data2 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        } else {
          const err8 = { instancePath: instancePath + "/mapping_code", schemaPath: "MappingCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.type, parentSchema: schema93, data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    } else {
      const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema367.type, parentSchema: schema367, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    validate197.errors = vErrors;
    return errors === 0;
  }
  validate197.evaluated = { "props": { "hr_id": true, "channel_code": true, "mapping_code": true }, "dynamicProps": false, "dynamicItems": false };
  var deleteMappingQuery = validate198;
  var schema371 = { "type": "object", "required": [], "properties": {} };
  function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate198.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema371.type, parentSchema: schema371, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate198.errors = vErrors;
    return errors === 0;
  }
  validate198.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var deletePropertyPath = validate199;
  var schema372 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate199.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema372.required, parentSchema: schema372, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema372.type, parentSchema: schema372, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate199.errors = vErrors;
    return errors === 0;
  }
  validate199.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var deletePropertyQuery = validate200;
  var schema374 = { "type": "object", "required": [], "properties": {} };
  function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate200.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema374.type, parentSchema: schema374, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate200.errors = vErrors;
    return errors === 0;
  }
  validate200.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var deleteRoomPath = validate201;
  var schema375 = { "type": "object", "required": ["hr_id", "rate_code"], "properties": { "hr_id": { "$ref": "HrId" }, "rate_code": { "$ref": "RateCode" } } };
  function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate201.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema375.required, parentSchema: schema375, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.rate_code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rate_code" }, message: "must have required property 'rate_code'", schema: schema375.required, parentSchema: schema375, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.rate_code !== void 0) {
        let data1 = data.rate_code;
        if (typeof data1 === "string") {
          if (!pattern8.test(data1)) {
            const err4 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCode/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema94, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.type, parentSchema: schema94, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    } else {
      const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema375.type, parentSchema: schema375, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    validate201.errors = vErrors;
    return errors === 0;
  }
  validate201.evaluated = { "props": { "hr_id": true, "rate_code": true }, "dynamicProps": false, "dynamicItems": false };
  var deleteRoomQuery = validate202;
  var schema378 = { "type": "object", "required": [], "properties": {} };
  function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate202.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema378.type, parentSchema: schema378, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate202.errors = vErrors;
    return errors === 0;
  }
  validate202.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var deleteSnapshotPath = validate203;
  var schema379 = { "type": "object", "required": ["name"], "properties": { "name": { "$ref": "SnapshotName" } } };
  var schema380 = { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$", "x-expects": "1 to 64 letters, digits, - and _" };
  function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate203.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema379.required, parentSchema: schema379, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/name", schemaPath: "SnapshotName/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema380, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "SnapshotName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema380.type, parentSchema: schema380, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema379.type, parentSchema: schema379, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate203.errors = vErrors;
    return errors === 0;
  }
  validate203.evaluated = { "props": { "name": true }, "dynamicProps": false, "dynamicItems": false };
  var deleteSnapshotQuery = validate204;
  var schema381 = { "type": "object", "required": [], "properties": {} };
  function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate204.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema381.type, parentSchema: schema381, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate204.errors = vErrors;
    return errors === 0;
  }
  validate204.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var getBookingPath = validate205;
  var schema382 = { "type": "object", "required": ["hr_id", "hr_number"], "properties": { "hr_id": { "$ref": "HrId" }, "hr_number": { "$ref": "HrNumber" } } };
  function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate205.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema382.required, parentSchema: schema382, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_number === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_number" }, message: "must have required property 'hr_number'", schema: schema382.required, parentSchema: schema382, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.hr_number !== void 0) {
        let data1 = data.hr_number;
        if (typeof data1 === "string") {
          if (!pattern8.test(data1)) {
            const err4 = { instancePath: instancePath + "/hr_number", schemaPath: "HrNumber/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema320, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/hr_number", schemaPath: "HrNumber/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema320.type, parentSchema: schema320, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    } else {
      const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema382.type, parentSchema: schema382, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    validate205.errors = vErrors;
    return errors === 0;
  }
  validate205.evaluated = { "props": { "hr_id": true, "hr_number": true }, "dynamicProps": false, "dynamicItems": false };
  var getBookingQuery = validate206;
  var schema385 = { "type": "object", "required": [], "properties": {} };
  function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate206.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema385.type, parentSchema: schema385, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate206.errors = vErrors;
    return errors === 0;
  }
  validate206.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var getCalendarPath = validate207;
  var schema386 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate207(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate207.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema386.required, parentSchema: schema386, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema386.type, parentSchema: schema386, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate207.errors = vErrors;
    return errors === 0;
  }
  validate207.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var getCalendarQuery = validate208;
  var schema388 = { "type": "object", "required": ["from", "to"], "properties": { "from": { "$ref": "CalendarDate" }, "to": { "$ref": "CalendarDate" }, "code": { "$ref": "RateCode" } } };
  function validate208(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate208.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema388.required, parentSchema: schema388, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.to === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema388.required, parentSchema: schema388, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.from !== void 0) {
        let data0 = data.from;
        if (typeof data0 === "string") {
          if (!formats4.validate(data0)) {
            const err2 = { instancePath: instancePath + "/from", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema96, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/from", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.type, parentSchema: schema96, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.to !== void 0) {
        let data1 = data.to;
        if (typeof data1 === "string") {
          if (!formats4.validate(data1)) {
            const err4 = { instancePath: instancePath + "/to", schemaPath: "CalendarDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"', schema: "date", parentSchema: schema96, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/to", schemaPath: "CalendarDate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.type, parentSchema: schema96, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.code !== void 0) {
        let data2 = data.code;
        if (typeof data2 === "string") {
          if (!pattern8.test(data2)) {
            const err6 = { instancePath: instancePath + "/code", schemaPath: "RateCode/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema94, data: data2 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        } else {
          const err7 = { instancePath: instancePath + "/code", schemaPath: "RateCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.type, parentSchema: schema94, data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    } else {
      const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema388.type, parentSchema: schema388, data };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    validate208.errors = vErrors;
    return errors === 0;
  }
  validate208.evaluated = { "props": { "from": true, "to": true, "code": true }, "dynamicProps": false, "dynamicItems": false };
  var getClockQuery = validate209;
  var schema392 = { "type": "object", "required": [], "properties": {} };
  function validate209(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate209.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema392.type, parentSchema: schema392, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate209.errors = vErrors;
    return errors === 0;
  }
  validate209.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var getFolioPath = validate210;
  var schema393 = { "type": "object", "required": ["hr_id", "folio_id"], "properties": { "hr_id": { "$ref": "HrId" }, "folio_id": { "$ref": "FolioId" } } };
  var schema395 = { "type": "string", "pattern": "^([0-9]+:[0-9]+|direct:[0-9]{4}-[0-9]{2}-[0-9]{2})$", "x-expects": 'the id of a folio, such as "41749:25238942" or "direct:2026-12-24"' };
  function validate210(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate210.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema393.required, parentSchema: schema393, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.folio_id === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "folio_id" }, message: "must have required property 'folio_id'", schema: schema393.required, parentSchema: schema393, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.folio_id !== void 0) {
        let data1 = data.folio_id;
        if (typeof data1 === "string") {
          if (!pattern52.test(data1)) {
            const err4 = { instancePath: instancePath + "/folio_id", schemaPath: "FolioId/pattern", keyword: "pattern", params: { pattern: "^([0-9]+:[0-9]+|direct:[0-9]{4}-[0-9]{2}-[0-9]{2})$" }, message: 'must match pattern "^([0-9]+:[0-9]+|direct:[0-9]{4}-[0-9]{2}-[0-9]{2})$"', schema: "^([0-9]+:[0-9]+|direct:[0-9]{4}-[0-9]{2}-[0-9]{2})$", parentSchema: schema395, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/folio_id", schemaPath: "FolioId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema395.type, parentSchema: schema395, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    } else {
      const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema393.type, parentSchema: schema393, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    validate210.errors = vErrors;
    return errors === 0;
  }
  validate210.evaluated = { "props": { "hr_id": true, "folio_id": true }, "dynamicProps": false, "dynamicItems": false };
  var getFolioQuery = validate211;
  var schema396 = { "type": "object", "required": [], "properties": {} };
  function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate211.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema396.type, parentSchema: schema396, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate211.errors = vErrors;
    return errors === 0;
  }
  validate211.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var getPosMappingsPath = validate212;
  var schema397 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate212.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema397.required, parentSchema: schema397, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema397.type, parentSchema: schema397, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate212.errors = vErrors;
    return errors === 0;
  }
  validate212.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var getPosMappingsQuery = validate213;
  var schema399 = { "type": "object", "required": [], "properties": {} };
  function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate213.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema399.type, parentSchema: schema399, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate213.errors = vErrors;
    return errors === 0;
  }
  validate213.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var getPropertyPath = validate214;
  var schema400 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate214.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema400.required, parentSchema: schema400, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema400.type, parentSchema: schema400, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate214.errors = vErrors;
    return errors === 0;
  }
  validate214.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var getPropertyQuery = validate215;
  var schema402 = { "type": "object", "required": [], "properties": {} };
  function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate215.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema402.type, parentSchema: schema402, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate215.errors = vErrors;
    return errors === 0;
  }
  validate215.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listAccountsPath = validate216;
  var schema403 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate216.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema403.required, parentSchema: schema403, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema403.type, parentSchema: schema403, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate216.errors = vErrors;
    return errors === 0;
  }
  validate216.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var listAccountsQuery = validate217;
  var schema405 = { "type": "object", "required": [], "properties": {} };
  function validate217(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate217.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema405.type, parentSchema: schema405, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate217.errors = vErrors;
    return errors === 0;
  }
  validate217.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listBookingsPath = validate218;
  var schema406 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate218.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema406.required, parentSchema: schema406, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema406.type, parentSchema: schema406, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate218.errors = vErrors;
    return errors === 0;
  }
  validate218.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var listBookingsQuery = validate219;
  var schema408 = { "type": "object", "required": [], "properties": { "state": { "$ref": "BookingState" }, "limit": { "type": "integer", "minimum": 1, "maximum": 1e3, "default": 100 } } };
  function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate219.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.limit === void 0) {
        data.limit = 100;
      }
      if (data.state !== void 0) {
        let data0 = data.state;
        if (typeof data0 !== "string") {
          const err0 = { instancePath: instancePath + "/state", schemaPath: "BookingState/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema105.type, parentSchema: schema105, data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!(data0 === "reserved" || data0 === "confirmed" || data0 === "canceled")) {
          const err1 = { instancePath: instancePath + "/state", schemaPath: "BookingState/enum", keyword: "enum", params: { allowedValues: schema105.enum }, message: "must be equal to one of the allowed values", schema: schema105.enum, parentSchema: schema105, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
      let data1 = data.limit;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err2 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema408.properties.limit.type, parentSchema: schema408.properties.limit, data: data1 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e3 || isNaN(data1)) {
          const err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema408.properties.limit, data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema408.properties.limit, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    } else {
      const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema408.type, parentSchema: schema408, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    validate219.errors = vErrors;
    return errors === 0;
  }
  validate219.evaluated = { "props": { "state": true, "limit": true }, "dynamicProps": false, "dynamicItems": false };
  var listConnectionsPath = validate220;
  var schema410 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate220.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema410.required, parentSchema: schema410, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema410.type, parentSchema: schema410, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate220.errors = vErrors;
    return errors === 0;
  }
  validate220.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var listConnectionsQuery = validate221;
  var schema412 = { "type": "object", "required": [], "properties": {} };
  function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate221.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema412.type, parentSchema: schema412, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate221.errors = vErrors;
    return errors === 0;
  }
  validate221.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listDeliveriesPath = validate222;
  var schema413 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate222.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema413.required, parentSchema: schema413, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema413.type, parentSchema: schema413, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate222.errors = vErrors;
    return errors === 0;
  }
  validate222.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var listDeliveriesQuery = validate223;
  var schema415 = { "type": "object", "required": [], "properties": { "state": { "$ref": "DeliveryState" }, "channel_code": { "$ref": "ChannelCode" }, "transaction_id": { "$ref": "TransactionId" }, "after": { "type": "integer", "minimum": 0 }, "limit": { "type": "integer", "minimum": 1, "maximum": 1e3, "default": 100 } } };
  var schema416 = { "type": "string", "enum": ["in_progress", "succeeded", "failed"] };
  var schema418 = { "type": "string", "minLength": 1, "maxLength": 64 };
  function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate223.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.limit === void 0) {
        data.limit = 100;
      }
      if (data.state !== void 0) {
        let data0 = data.state;
        if (typeof data0 !== "string") {
          const err0 = { instancePath: instancePath + "/state", schemaPath: "DeliveryState/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema416.type, parentSchema: schema416, data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!(data0 === "in_progress" || data0 === "succeeded" || data0 === "failed")) {
          const err1 = { instancePath: instancePath + "/state", schemaPath: "DeliveryState/enum", keyword: "enum", params: { allowedValues: schema416.enum }, message: "must be equal to one of the allowed values", schema: schema416.enum, parentSchema: schema416, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
      if (data.channel_code !== void 0) {
        let data1 = data.channel_code;
        if (typeof data1 === "string") {
          if (!pattern4.test(data1)) {
            const err2 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]{1,64}$" }, message: 'must match pattern "^[a-z0-9_-]{1,64}$"', schema: "^[a-z0-9_-]{1,64}$", parentSchema: schema107, data: data1 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.transaction_id !== void 0) {
        let data2 = data.transaction_id;
        if (typeof data2 === "string") {
          if (func1(data2) > 64) {
            const err4 = { instancePath: instancePath + "/transaction_id", schemaPath: "TransactionId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema418, data: data2 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (func1(data2) < 1) {
            const err5 = { instancePath: instancePath + "/transaction_id", schemaPath: "TransactionId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema418, data: data2 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        } else {
          const err6 = { instancePath: instancePath + "/transaction_id", schemaPath: "TransactionId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema418.type, parentSchema: schema418, data: data2 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      if (data.after !== void 0) {
        let data3 = data.after;
        if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
          const err7 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema415.properties.after.type, parentSchema: schema415.properties.after, data: data3 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (typeof data3 == "number" && isFinite(data3)) {
          if (data3 < 0 || isNaN(data3)) {
            const err8 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema415.properties.after, data: data3 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      }
      let data4 = data.limit;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err9 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema415.properties.limit.type, parentSchema: schema415.properties.limit, data: data4 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 1e3 || isNaN(data4)) {
          const err10 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema415.properties.limit, data: data4 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          const err11 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema415.properties.limit, data: data4 };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    } else {
      const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema415.type, parentSchema: schema415, data };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    validate223.errors = vErrors;
    return errors === 0;
  }
  validate223.evaluated = { "props": { "state": true, "channel_code": true, "transaction_id": true, "after": true, "limit": true }, "dynamicProps": false, "dynamicItems": false };
  var listDepartmentsPath = validate224;
  var schema419 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate224.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema419.required, parentSchema: schema419, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema419.type, parentSchema: schema419, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate224.errors = vErrors;
    return errors === 0;
  }
  validate224.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var listDepartmentsQuery = validate225;
  var schema421 = { "type": "object", "required": [], "properties": {} };
  function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate225.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema421.type, parentSchema: schema421, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate225.errors = vErrors;
    return errors === 0;
  }
  validate225.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listFaultsQuery = validate226;
  var schema422 = { "type": "object", "required": [], "properties": {} };
  function validate226(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate226.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema422.type, parentSchema: schema422, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate226.errors = vErrors;
    return errors === 0;
  }
  validate226.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listFoliosPath = validate227;
  var schema423 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate227.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema423.required, parentSchema: schema423, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema423.type, parentSchema: schema423, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate227.errors = vErrors;
    return errors === 0;
  }
  validate227.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var listFoliosQuery = validate228;
  var schema425 = { "type": "object", "required": [], "properties": {} };
  function validate228(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate228.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema425.type, parentSchema: schema425, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate228.errors = vErrors;
    return errors === 0;
  }
  validate228.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listMappingsPath = validate229;
  var schema426 = { "type": "object", "required": ["hr_id", "channel_code"], "properties": { "hr_id": { "$ref": "HrId" }, "channel_code": { "$ref": "ChannelCode" } } };
  function validate229(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate229.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema426.required, parentSchema: schema426, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.channel_code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_code" }, message: "must have required property 'channel_code'", schema: schema426.required, parentSchema: schema426, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.channel_code !== void 0) {
        let data1 = data.channel_code;
        if (typeof data1 === "string") {
          if (!pattern4.test(data1)) {
            const err4 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]{1,64}$" }, message: 'must match pattern "^[a-z0-9_-]{1,64}$"', schema: "^[a-z0-9_-]{1,64}$", parentSchema: schema107, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    } else {
      const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema426.type, parentSchema: schema426, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    validate229.errors = vErrors;
    return errors === 0;
  }
  validate229.evaluated = { "props": { "hr_id": true, "channel_code": true }, "dynamicProps": false, "dynamicItems": false };
  var listMappingsQuery = validate230;
  var schema429 = { "type": "object", "required": [], "properties": {} };
  function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate230.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema429.type, parentSchema: schema429, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate230.errors = vErrors;
    return errors === 0;
  }
  validate230.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listPropertiesQuery = validate231;
  var schema430 = { "type": "object", "required": [], "properties": {} };
  function validate231(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate231.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema430.type, parentSchema: schema430, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate231.errors = vErrors;
    return errors === 0;
  }
  validate231.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listPropertyExtrasPath = validate232;
  var schema431 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate232.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema431.required, parentSchema: schema431, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema431.type, parentSchema: schema431, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate232.errors = vErrors;
    return errors === 0;
  }
  validate232.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var listPropertyExtrasQuery = validate233;
  var schema433 = { "type": "object", "required": [], "properties": {} };
  function validate233(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate233.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema433.type, parentSchema: schema433, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate233.errors = vErrors;
    return errors === 0;
  }
  validate233.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listPropertyRoomsPath = validate234;
  var schema434 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate234(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate234.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema434.required, parentSchema: schema434, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema434.type, parentSchema: schema434, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate234.errors = vErrors;
    return errors === 0;
  }
  validate234.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var listPropertyRoomsQuery = validate235;
  var schema436 = { "type": "object", "required": [], "properties": {} };
  function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate235.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema436.type, parentSchema: schema436, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate235.errors = vErrors;
    return errors === 0;
  }
  validate235.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listRequestsQuery = validate236;
  var schema437 = { "type": "object", "required": [], "properties": { "hr_id": { "$ref": "HrId" }, "limit": { "type": "integer", "minimum": 1, "maximum": 1e3, "default": 100 } } };
  function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate236.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.limit === void 0) {
        data.limit = 100;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err0 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        } else {
          const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
      let data1 = data.limit;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err2 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema437.properties.limit.type, parentSchema: schema437.properties.limit, data: data1 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e3 || isNaN(data1)) {
          const err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000", schema: 1e3, parentSchema: schema437.properties.limit, data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema437.properties.limit, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    } else {
      const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema437.type, parentSchema: schema437, data };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    validate236.errors = vErrors;
    return errors === 0;
  }
  validate236.evaluated = { "props": { "hr_id": true, "limit": true }, "dynamicProps": false, "dynamicItems": false };
  var listSalesChannelsQuery = validate237;
  var schema439 = { "type": "object", "required": [], "properties": {} };
  function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate237.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema439.type, parentSchema: schema439, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate237.errors = vErrors;
    return errors === 0;
  }
  validate237.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listSnapshotsQuery = validate238;
  var schema440 = { "type": "object", "required": [], "properties": {} };
  function validate238(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate238.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema440.type, parentSchema: schema440, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate238.errors = vErrors;
    return errors === 0;
  }
  validate238.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var listStaysPath = validate239;
  var schema441 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate239(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate239.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema441.required, parentSchema: schema441, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema441.type, parentSchema: schema441, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate239.errors = vErrors;
    return errors === 0;
  }
  validate239.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var listStaysQuery = validate240;
  var schema443 = { "type": "object", "required": [], "properties": { "in_house": { "type": "boolean", "x-expects": "true or false" } } };
  function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate240.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.in_house !== void 0) {
        let data0 = data.in_house;
        if (typeof data0 !== "boolean") {
          const err0 = { instancePath: instancePath + "/in_house", schemaPath: "#/properties/in_house/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema443.properties.in_house.type, parentSchema: schema443.properties.in_house, data: data0 };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema443.type, parentSchema: schema443, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    validate240.errors = vErrors;
    return errors === 0;
  }
  validate240.evaluated = { "props": { "in_house": true }, "dynamicProps": false, "dynamicItems": false };
  var listTokensPath = validate241;
  var schema444 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate241.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema444.required, parentSchema: schema444, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema444.type, parentSchema: schema444, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate241.errors = vErrors;
    return errors === 0;
  }
  validate241.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var listTokensQuery = validate242;
  var schema446 = { "type": "object", "required": [], "properties": {} };
  function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate242.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema446.type, parentSchema: schema446, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate242.errors = vErrors;
    return errors === 0;
  }
  validate242.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var putAccountPath = validate243;
  var schema447 = { "type": "object", "required": ["hr_id", "id"], "properties": { "hr_id": { "$ref": "HrId" }, "id": { "$ref": "Id" } } };
  function validate243(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate243.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema447.required, parentSchema: schema447, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.id === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema447.required, parentSchema: schema447, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.id !== void 0) {
        let data1 = data.id;
        if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
          const err4 = { instancePath: instancePath + "/id", schemaPath: "Id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema154.type, parentSchema: schema154, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 > 999999999999999 || isNaN(data1)) {
            const err5 = { instancePath: instancePath + "/id", schemaPath: "Id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema154, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (data1 < 1 || isNaN(data1)) {
            const err6 = { instancePath: instancePath + "/id", schemaPath: "Id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema154, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      }
    } else {
      const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema447.type, parentSchema: schema447, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    validate243.errors = vErrors;
    return errors === 0;
  }
  validate243.evaluated = { "props": { "hr_id": true, "id": true }, "dynamicProps": false, "dynamicItems": false };
  var putAccountQuery = validate244;
  var schema450 = { "type": "object", "required": [], "properties": {} };
  function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate244.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema450.type, parentSchema: schema450, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate244.errors = vErrors;
    return errors === 0;
  }
  validate244.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var putConnectionPath = validate245;
  var schema451 = { "type": "object", "required": ["hr_id", "channel_code"], "properties": { "hr_id": { "$ref": "HrId" }, "channel_code": { "$ref": "ChannelCode" } } };
  function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate245.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema451.required, parentSchema: schema451, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.channel_code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_code" }, message: "must have required property 'channel_code'", schema: schema451.required, parentSchema: schema451, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.channel_code !== void 0) {
        let data1 = data.channel_code;
        if (typeof data1 === "string") {
          if (!pattern4.test(data1)) {
            const err4 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]{1,64}$" }, message: 'must match pattern "^[a-z0-9_-]{1,64}$"', schema: "^[a-z0-9_-]{1,64}$", parentSchema: schema107, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    } else {
      const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema451.type, parentSchema: schema451, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    validate245.errors = vErrors;
    return errors === 0;
  }
  validate245.evaluated = { "props": { "hr_id": true, "channel_code": true }, "dynamicProps": false, "dynamicItems": false };
  var putConnectionQuery = validate246;
  var schema454 = { "type": "object", "required": [], "properties": {} };
  function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate246.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema454.type, parentSchema: schema454, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate246.errors = vErrors;
    return errors === 0;
  }
  validate246.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var putDepartmentPath = validate247;
  var schema455 = { "type": "object", "required": ["hr_id", "id"], "properties": { "hr_id": { "$ref": "HrId" }, "id": { "$ref": "Id" } } };
  function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate247.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema455.required, parentSchema: schema455, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.id === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema455.required, parentSchema: schema455, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.id !== void 0) {
        let data1 = data.id;
        if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
          const err4 = { instancePath: instancePath + "/id", schemaPath: "Id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema154.type, parentSchema: schema154, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 > 999999999999999 || isNaN(data1)) {
            const err5 = { instancePath: instancePath + "/id", schemaPath: "Id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema154, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (data1 < 1 || isNaN(data1)) {
            const err6 = { instancePath: instancePath + "/id", schemaPath: "Id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema154, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      }
    } else {
      const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema455.type, parentSchema: schema455, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    validate247.errors = vErrors;
    return errors === 0;
  }
  validate247.evaluated = { "props": { "hr_id": true, "id": true }, "dynamicProps": false, "dynamicItems": false };
  var putDepartmentQuery = validate248;
  var schema458 = { "type": "object", "required": [], "properties": {} };
  function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate248.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema458.type, parentSchema: schema458, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate248.errors = vErrors;
    return errors === 0;
  }
  validate248.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var putExtraPath = validate249;
  var schema459 = { "type": "object", "required": ["hr_id", "id"], "properties": { "hr_id": { "$ref": "HrId" }, "id": { "$ref": "Id" } } };
  function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate249.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema459.required, parentSchema: schema459, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.id === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema459.required, parentSchema: schema459, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.id !== void 0) {
        let data1 = data.id;
        if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
          const err4 = { instancePath: instancePath + "/id", schemaPath: "Id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema154.type, parentSchema: schema154, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (typeof data1 == "number" && isFinite(data1)) {
          if (data1 > 999999999999999 || isNaN(data1)) {
            const err5 = { instancePath: instancePath + "/id", schemaPath: "Id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999999999 }, message: "must be <= 999999999999999", schema: 999999999999999, parentSchema: schema154, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (data1 < 1 || isNaN(data1)) {
            const err6 = { instancePath: instancePath + "/id", schemaPath: "Id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema154, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      }
    } else {
      const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema459.type, parentSchema: schema459, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    validate249.errors = vErrors;
    return errors === 0;
  }
  validate249.evaluated = { "props": { "hr_id": true, "id": true }, "dynamicProps": false, "dynamicItems": false };
  var putExtraQuery = validate250;
  var schema462 = { "type": "object", "required": [], "properties": {} };
  function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate250.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema462.type, parentSchema: schema462, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate250.errors = vErrors;
    return errors === 0;
  }
  validate250.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var putMappingPath = validate251;
  var schema463 = { "type": "object", "required": ["hr_id", "channel_code", "mapping_code"], "properties": { "hr_id": { "$ref": "HrId" }, "channel_code": { "$ref": "ChannelCode" }, "mapping_code": { "$ref": "MappingCode" } } };
  function validate251(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate251.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema463.required, parentSchema: schema463, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.channel_code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_code" }, message: "must have required property 'channel_code'", schema: schema463.required, parentSchema: schema463, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.mapping_code === void 0) {
        const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mapping_code" }, message: "must have required property 'mapping_code'", schema: schema463.required, parentSchema: schema463, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        } else {
          const err4 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (data.channel_code !== void 0) {
        let data1 = data.channel_code;
        if (typeof data1 === "string") {
          if (!pattern4.test(data1)) {
            const err5 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]{1,64}$" }, message: 'must match pattern "^[a-z0-9_-]{1,64}$"', schema: "^[a-z0-9_-]{1,64}$", parentSchema: schema107, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        } else {
          const err6 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      if (data.mapping_code !== void 0) {
        let data2 = data.mapping_code;
        if (typeof data2 === "string") {
          if (!pattern23.test(data2)) {
            const err7 = { instancePath: instancePath + "/mapping_code", schemaPath: "MappingCode/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,128}$" }, message: 'must match pattern "^[!-~]{1,128}$"', schema: "^[!-~]{1,128}$", parentSchema: schema93, data: data2 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        } else {
          const err8 = { instancePath: instancePath + "/mapping_code", schemaPath: "MappingCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.type, parentSchema: schema93, data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    } else {
      const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema463.type, parentSchema: schema463, data };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    validate251.errors = vErrors;
    return errors === 0;
  }
  validate251.evaluated = { "props": { "hr_id": true, "channel_code": true, "mapping_code": true }, "dynamicProps": false, "dynamicItems": false };
  var putMappingQuery = validate252;
  var schema467 = { "type": "object", "required": [], "properties": {} };
  function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate252.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema467.type, parentSchema: schema467, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate252.errors = vErrors;
    return errors === 0;
  }
  validate252.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var putPosMappingsPath = validate253;
  var schema468 = { "type": "object", "required": ["hr_id"], "properties": { "hr_id": { "$ref": "HrId" } } };
  function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate253.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema468.required, parentSchema: schema468, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema468.type, parentSchema: schema468, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate253.errors = vErrors;
    return errors === 0;
  }
  validate253.evaluated = { "props": { "hr_id": true }, "dynamicProps": false, "dynamicItems": false };
  var putPosMappingsQuery = validate254;
  var schema470 = { "type": "object", "required": [], "properties": {} };
  function validate254(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate254.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema470.type, parentSchema: schema470, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate254.errors = vErrors;
    return errors === 0;
  }
  validate254.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var putRoomPath = validate255;
  var schema471 = { "type": "object", "required": ["hr_id", "rate_code"], "properties": { "hr_id": { "$ref": "HrId" }, "rate_code": { "$ref": "RateCode" } } };
  function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate255.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema471.required, parentSchema: schema471, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.rate_code === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rate_code" }, message: "must have required property 'rate_code'", schema: schema471.required, parentSchema: schema471, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.rate_code !== void 0) {
        let data1 = data.rate_code;
        if (typeof data1 === "string") {
          if (!pattern8.test(data1)) {
            const err4 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCode/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,64}$" }, message: 'must match pattern "^[!-~]{1,64}$"', schema: "^[!-~]{1,64}$", parentSchema: schema94, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        } else {
          const err5 = { instancePath: instancePath + "/rate_code", schemaPath: "RateCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.type, parentSchema: schema94, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    } else {
      const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema471.type, parentSchema: schema471, data };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    validate255.errors = vErrors;
    return errors === 0;
  }
  validate255.evaluated = { "props": { "hr_id": true, "rate_code": true }, "dynamicProps": false, "dynamicItems": false };
  var putRoomQuery = validate256;
  var schema474 = { "type": "object", "required": [], "properties": {} };
  function validate256(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate256.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema474.type, parentSchema: schema474, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate256.errors = vErrors;
    return errors === 0;
  }
  validate256.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var putSalesChannelPath = validate257;
  var schema475 = { "type": "object", "required": ["channel_code"], "properties": { "channel_code": { "$ref": "ChannelCode" } } };
  function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate257.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.channel_code === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel_code" }, message: "must have required property 'channel_code'", schema: schema475.required, parentSchema: schema475, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.channel_code !== void 0) {
        let data0 = data.channel_code;
        if (typeof data0 === "string") {
          if (!pattern4.test(data0)) {
            const err1 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]{1,64}$" }, message: 'must match pattern "^[a-z0-9_-]{1,64}$"', schema: "^[a-z0-9_-]{1,64}$", parentSchema: schema107, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/channel_code", schemaPath: "ChannelCode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema475.type, parentSchema: schema475, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate257.errors = vErrors;
    return errors === 0;
  }
  validate257.evaluated = { "props": { "channel_code": true }, "dynamicProps": false, "dynamicItems": false };
  var putSalesChannelQuery = validate258;
  var schema477 = { "type": "object", "required": [], "properties": {} };
  function validate258(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate258.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema477.type, parentSchema: schema477, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate258.errors = vErrors;
    return errors === 0;
  }
  validate258.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var resetToDemoQuery = validate259;
  var schema478 = { "type": "object", "required": [], "properties": {} };
  function validate259(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate259.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema478.type, parentSchema: schema478, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate259.errors = vErrors;
    return errors === 0;
  }
  validate259.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var restoreSnapshotPath = validate260;
  var schema479 = { "type": "object", "required": ["name"], "properties": { "name": { "$ref": "SnapshotName" } } };
  function validate260(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate260.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema479.required, parentSchema: schema479, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/name", schemaPath: "SnapshotName/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema380, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "SnapshotName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema380.type, parentSchema: schema380, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema479.type, parentSchema: schema479, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate260.errors = vErrors;
    return errors === 0;
  }
  validate260.evaluated = { "props": { "name": true }, "dynamicProps": false, "dynamicItems": false };
  var restoreSnapshotQuery = validate261;
  var schema481 = { "type": "object", "required": [], "properties": {} };
  function validate261(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate261.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema481.type, parentSchema: schema481, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate261.errors = vErrors;
    return errors === 0;
  }
  validate261.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var revokeTokenPath = validate262;
  var schema482 = { "type": "object", "required": ["hr_id", "token_id"], "properties": { "hr_id": { "$ref": "HrId" }, "token_id": { "$ref": "TokenId" } } };
  var schema484 = { "type": "string", "minLength": 1, "maxLength": 64 };
  function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate262.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.hr_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hr_id" }, message: "must have required property 'hr_id'", schema: schema482.required, parentSchema: schema482, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.token_id === void 0) {
        const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token_id" }, message: "must have required property 'token_id'", schema: schema482.required, parentSchema: schema482, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.hr_id !== void 0) {
        let data0 = data.hr_id;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err2 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema230, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        } else {
          const err3 = { instancePath: instancePath + "/hr_id", schemaPath: "HrId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.type, parentSchema: schema230, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.token_id !== void 0) {
        let data1 = data.token_id;
        if (typeof data1 === "string") {
          if (func1(data1) > 64) {
            const err4 = { instancePath: instancePath + "/token_id", schemaPath: "TokenId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema484, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (func1(data1) < 1) {
            const err5 = { instancePath: instancePath + "/token_id", schemaPath: "TokenId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema484, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        } else {
          const err6 = { instancePath: instancePath + "/token_id", schemaPath: "TokenId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema484.type, parentSchema: schema484, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    } else {
      const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema482.type, parentSchema: schema482, data };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    validate262.errors = vErrors;
    return errors === 0;
  }
  validate262.evaluated = { "props": { "hr_id": true, "token_id": true }, "dynamicProps": false, "dynamicItems": false };
  var revokeTokenQuery = validate263;
  var schema485 = { "type": "object", "required": [], "properties": {} };
  function validate263(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate263.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema485.type, parentSchema: schema485, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate263.errors = vErrors;
    return errors === 0;
  }
  validate263.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var setClockQuery = validate264;
  var schema486 = { "type": "object", "required": [], "properties": {} };
  function validate264(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate264.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema486.type, parentSchema: schema486, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate264.errors = vErrors;
    return errors === 0;
  }
  validate264.evaluated = { "dynamicProps": false, "dynamicItems": false };
  var takeSnapshotPath = validate265;
  var schema487 = { "type": "object", "required": ["name"], "properties": { "name": { "$ref": "SnapshotName" } } };
  function validate265(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate265.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name === void 0) {
        const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema487.required, parentSchema: schema487, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data.name !== void 0) {
        let data0 = data.name;
        if (typeof data0 === "string") {
          if (!pattern46.test(data0)) {
            const err1 = { instancePath: instancePath + "/name", schemaPath: "SnapshotName/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"', schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema380, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        } else {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "SnapshotName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema380.type, parentSchema: schema380, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    } else {
      const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema487.type, parentSchema: schema487, data };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    validate265.errors = vErrors;
    return errors === 0;
  }
  validate265.evaluated = { "props": { "name": true }, "dynamicProps": false, "dynamicItems": false };
  var takeSnapshotQuery = validate266;
  var schema489 = { "type": "object", "required": [], "properties": {} };
  function validate266(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate266.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema489.type, parentSchema: schema489, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    validate266.errors = vErrors;
    return errors === 0;
  }
  validate266.evaluated = { "dynamicProps": false, "dynamicItems": false };
  return __toCommonJS(stdin_exports);
})();

/** Compiled checks by the name of the schema. */
export const schemas: Record<string, CompiledSchema> = compiled
