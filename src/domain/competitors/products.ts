/** Products that are better known than the site of their vendor. */
const PRODUCTS: Record<string, string> = {
  'freshworks.com': 'Freshsales, Freshdesk, Freshservice, Freshchat, Freshmarketer, Freshteam',
  'microsoft.com':
    'Microsoft Dynamics 365, Dynamics 365, Microsoft Teams, Power BI, Microsoft Power BI, Microsoft 365, OneDrive, SharePoint, Microsoft To Do, Microsoft Planner, Microsoft Project, Microsoft Defender, Microsoft Azure, Azure',
  'google.com':
    'Google Analytics, Google Workspace, Google Drive, Google Meet, Google Cloud, Google Ads, Google Gemini',
  'adobe.com':
    'Adobe Express, Photoshop, Adobe Photoshop, Illustrator, Adobe XD, Marketo Engage, Adobe Acrobat, Magento',
  'atlassian.com': 'Jira, Confluence, Jira Software, Opsgenie, Bitbucket',
  'intuit.com': 'QuickBooks, QuickBooks Online, TurboTax, QuickBooks Payroll',
  'salesforce.com': 'Sales Cloud, Pardot, Salesforce Essentials, Marketing Cloud, Service Cloud',
  'zoho.com': 'Zoho CRM, Zoho Books, Zoho Desk, Zoho Projects, Zoho Invoice, Bigin, Bigin by Zoho CRM',
  'waveapps.com': 'Wave, Wave Accounting',
  'notion.so': 'Notion',
  'squareup.com': 'Square, Square POS, Square Payroll',
  'oracle.com': 'NetSuite, Oracle NetSuite, Oracle CX, Eloqua',
  'sap.com': 'SAP, SuccessFactors, SAP SuccessFactors, SAP Concur, SAP Ariba',
  'adp.com': 'ADP, ADP Run, ADP Workforce Now',
  'cisco.com': 'Webex, Duo Security, Cisco Umbrella',
  'block.xyz': 'Cash App',
  'apple.com':
    'iPhone, MacBook, MacBook Air, MacBook Pro, AirPods, AirPods Pro, iPad, Apple Watch, Final Cut Pro, iMovie, Logic Pro',
  'sony.com': 'PlayStation',
  'amazon.com': 'Amazon Prime, Kindle',
  'aws.amazon.com': 'AWS, Amazon Web Services, Amazon S3, Amazon Redshift, Amazon QuickSight',
  'lucid.co': 'Lucidchart, Lucidspark',
  'thryv.com': 'Thryv',
  'getharvest.com': 'Harvest',
  'usemotion.com': 'Motion',
  'joinhomebase.com': 'Homebase',
  'workday.com': 'Workday, Adaptive Planning, Workday HCM',
  'ibm.com': 'Cognos, IBM Cognos, QRadar',
};

/** Sites by the folded names of their products. */
export const PRODUCT_SITES: ReadonlyMap<string, string> = new Map(
  Object.entries(PRODUCTS).flatMap(([domain, names]) =>
    names.split(', ').map((name) => [name.toLowerCase().replace(/[^a-z0-9]+/g, ''), domain] as const),
  ),
);
