import type { DomainTable } from './categories.ts';

/** Sites where users review what they bought. */
export const USER_REVIEWS: DomainTable = {
  reviews: `
    trustpilot.com g2.com capterra.* getapp.* softwareadvice.* trustradius.com softwaresuggest.com saasworthy.com
    crozdesk.com goodfirms.co clutch.co glassdoor.* indeed.* kununu.com yelp.* tripadvisor.* opentable.* sitejabber.com
    consumeraffairs.com complaintsboard.com bbb.org reviews.io feefo.com judge.me influenster.com makeupalley.com
    ratemyprofessors.com healthgrades.com zocdoc.com angi.com houzz.* avvo.com alternativeto.net slant.co
    productreview.com.au mouthshut.com reclameaqui.com.br hellopeter.com kakaku.com tabelog.com dianping.com
    avis-verifies.com trustedshops.* ekomi.de provenexpert.com holidaycheck.* jameda.de doctolib.*`,
};

/** Comparisons, tests and directories written by editors. */
export const EDITORIAL_REVIEWS: DomainTable = {
  comparisons: `
    nerdwallet.com bankrate.com creditkarma.com lendingtree.com moneysupermarket.com comparethemarket.com gocompare.com
    uswitch.com check24.de verivox.de idealo.* billiger.de geizhals.* guenstiger.de preisvergleich.de smava.de
    finanztip.de durchblicker.at comparis.ch moneyland.ch lesfurets.com lelynx.fr meilleurtaux.com kelkoo.*
    rastreator.com acierto.com facile.it segugio.it trovaprezzi.it independer.nl kieskeurig.nl pricerunner.* prisjakt.*
    hintaopas.fi finder.com canstar.com.au iselect.com.au policybazaar.com paisabazaar.com bankbazaar.com
    buscape.com.br zoom.com.br pricespy.* skroutz.gr heureka.* arukereso.hu`,
  software: `
    g2crowd.com selecthub.com financesonline.com softwareworld.co softwareconnect.com technologyadvice.com
    softwarepath.com thesoftwarereport.com startupsavant.com thedigitalprojectmanager.com thecmo.com thecfoclub.com
    theretailexec.com theproductmanager.com thectoclub.com peoplemanagingpeople.com thecxlead.com crmbuyer.com
    marketingautomationinsider.com project-management.com bitcatcha.com cloudwards.net websiteplanet.com
    websitetooltester.com tooltester.com emailtooltester.com ecommerce-platforms.com bloggingwizard.com adamenfroy.com
    theresanaiforthat.com futurepedia.io toolify.ai aitoolhunt.com aitool.guru topai.tools stackshare.io betalist.com
    appsumo.com startupstash.com efficient.app vendr.com vendorful.com comparecamp.com predictiveanalyticstoday.com
    featuredcustomers.com peerspot.com itcentralstation.com appvizer.com getlatka.com builtin.com
    comparably.com levels.fyi wirecutter.com topstartups.io myshortlister.com outsail.co selectsoftwarereviews.com
    betterbuys.com softwaretestinghelp.com guru99.com omnius.so getvoip.com merchantmaverick.com fitsmallbusiness.com
    businessnewsdaily.com business.org valuepenguin.com smartasset.com thesimpledollar.com wallethub.com
    stockbrokers.com safewise.com security.org vpnmentor.com top10vpn.com restoreprivacy.com comparitech.com
    av-test.org av-comparatives.org selabs.uk reviewed.com soundguys.com headphonesty.com bestproducts.com
    babygearlab.com outdoorgearlab.com runrepeat.com sleepfoundation.org sleepopolis.com mattressclarity.com tuck.com
    naplab.com sleepadvisor.com dogfoodadvisor.com carcomplaints.com jdpower.com thecarconnection.com hotcars.com
    rottentomatoes.com metacritic.com rogerebert.com vivino.com beeradvocate.com ratebeer.com cellartracker.com
    winespectator.com guide.michelin.com zagat.com theinfatuation.com frommers.com lonelyplanet.com roughguides.com
    nomadlist.com coworker.com expatistan.com numbeo.com`,
};
