/** Capitalized technical terms: in a name they are no more distinctive than ordinary words. */
export const TERMS = new Set(
  `ai ml llm llms api apis crm crms erp hris ats lms cms cdp dam pim pos tms wms seo sem ppc roi kpi kpis gdpr hipaa soc sso mfa
  saas paas iaas b2b b2c d2c smb smbs sme smes ui ux faq faqs pdf csv ios android usd eur gbp vat eu us uk usa uae it hr pr voip sms
  mms url urls html css sql rest sdk iot vr ar 3d 2d hd uhd oled qled led lcd usb hdmi wifi gps cpu gpu ram ssd hdd nas vpn dns ssl
  tls iso pci aws ceo cto cfo cmo vp qa ci cd devops nlp ocr rfid nfc qr nps csat sla slas mrr arr cac ltv ctr cpc cpm rpa bi etl
  wordpress javascript typescript python java php excel linux windows macos ipad iphone gmail outlook sharepoint wi-fi e-commerce
  ecommerce pros cons tl;dr tldr etc vs pre post multi omnichannel onboarding workflow workflows automations integrations
  dashboards analytics customizable scalability usability affordability cybersecurity chatbots chatbot webinars webinar podcasts
  kanban gantt scrum agile okr okrs oauth saml bluetooth dolby hdr 4k 8k 5g lte retinol hyaluronic niacinamide sulfate
  ueta eidas esign ccpa ferpa fedramp nist wcag ada fda epa fcc osha irs ftc fdic opentelemetry kubernetes graphql json xml markdown
  parabens gluten vegan organic influencer influencers metadata backend frontend signup startups freelancers solopreneurs enterprises`.split(
    /\s+/,
  ),
);

const PLACES = new Set(
  `new-york los-angeles san-francisco san-diego san-jose las-vegas new-orleans washington boston chicago seattle austin dallas
  houston denver atlanta miami philadelphia phoenix portland detroit minneapolis nashville charlotte toronto vancouver montreal
  ottawa calgary london manchester birmingham leeds glasgow edinburgh dublin paris lyon marseille berlin munich hamburg cologne
  frankfurt stuttgart vienna zurich geneva bern basel amsterdam rotterdam brussels antwerp madrid barcelona valencia seville lisbon
  porto rome milan naples turin florence venice athens istanbul ankara copenhagen stockholm gothenburg oslo bergen helsinki warsaw
  krakow prague budapest bucharest sofia belgrade zagreb kyiv moscow dubai doha riyadh tel-aviv jerusalem cairo casablanca lagos
  nairobi johannesburg cape-town mumbai delhi new-delhi bangalore bengaluru hyderabad chennai kolkata pune singapore jakarta bali
  bangkok hanoi manila kuala-lumpur hong-kong taipei shanghai beijing shenzhen tokyo osaka kyoto seoul sydney melbourne brisbane
  perth auckland wellington mexico-city bogota medellin lima santiago buenos-aires sao-paulo rio-de-janeiro alabama alaska arizona
  arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana
  maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada new-hampshire new-jersey new-mexico
  north-carolina north-dakota ohio oklahoma oregon pennsylvania rhode-island south-carolina south-dakota tennessee texas utah
  vermont virginia west-virginia wisconsin wyoming europe asia africa america north-america south-america latin-america oceania
  australia germany france spain italy portugal netherlands belgium switzerland austria poland sweden norway denmark finland ireland
  scotland england wales united-kingdom united-states canada mexico brazil argentina chile colombia peru india china japan
  south-korea korea indonesia thailand vietnam philippines malaysia new-zealand south-africa egypt nigeria kenya israel
  saudi-arabia united-arab-emirates turkey russia ukraine greece hungary romania czech-republic silicon-valley`.split(
    /\s+/,
  ),
);

export function isPlace(words: readonly string[]): boolean {
  return PLACES.has(words.join('-'));
}
