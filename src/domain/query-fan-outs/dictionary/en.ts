/**
 * The 60,000 most frequent English words, most frequent first.
 * From the frequency dictionaries of SymSpell (MIT License, Copyright (c) 2018 Wolf Garbe), which derive from Google Books
 * Ngrams (CC BY 3.0).
 */
export const ENGLISH_WORDS = `
  the of and to in is that for it as was with be by on not he this are or his from at which but have an had they you
  were their one all we can her has there been if more when will would who so no she other its may these what them than
  some him time into only do such my new about out also two any up first could our then most see me should after said
  your very between made many over like those did now even well where must people through how same work being because
  man life before each much under years way great state both use upon own used however us part good world make three
  while long day without just men general during another little found here system does de down number case against might
  still back right know place every government too high old different states take year power since given god never
  social order water thus form within small shall public large law come less children war point called american again
  often go few among important end get house second though present example himself women last say left fact off set per
  yet hand came development thought always far country york school information group following think others political
  human history united give family find need figure possible although rather later university once course until several
  national whole chapter early four home means things process nature above therefore having certain control data name
  act change value body study et table become whether city book taken side times away known period best line am court
  john days put young seen common person either let why land head business company church words effect society around
  better nothing took white itself something light question almost went interest mind next least level themselves
  economic child death service view action five ii press father further love research area true education self age
  necessary subject want cases ever going problem free done making party king together century section using position
  type result help individual already matter full half various sense look based whose english south total class became
  perhaps london policy members al local enough particular rate air along mother knowledge face word kind open terms
  able money experience conditions support la problems real black language results room force held low according usually
  north show night told short field reason asked quite nor health special thing analysis eyes especially lord woman
  major similar care theory brought whom office art production sometimes third shown british due international began
  single natural got account cause community saw heart soon changes studies groups method evidence seems greater
  required trade foreign west clear model near students probably french gave including read england material term past
  report considered future higher structure fig available working felt tell amount really function keep indeed growth
  market non increase personal cost mean surface knew idea lower note program treatment six food close systems blood
  population central character president energy property living provide specific science return practice hands role
  countries management toward son says generally influence purpose america received strong call services rights current
  believe effects letter looked story forms seemed ground main paper works areas modern provided moment written
  situation turn feet plan parts values movement private late size union described east test difficult feel river poor
  attention books town space price turned rule percent activity across play building anything physical capital hard
  makes sea cent approach pressure finally military middle sir longer spirit continued basis army red alone simple below
  series source increased sent particularly earth months department heard questions likely lost complete behind taking
  wife lines hours object twenty established committee related range truth income instead beyond rest developed outside
  organization religious board live design needs persons except authority patient respect latter sure culture
  relationship ten methods followed william condition points addition direct seem industry college friends beginning
  hundred manner front original patients appear include shows ways activities relations writing council disease standard
  fire german france degree towards produced leave understand cells average march carried length difference simply
  normal vol quality street run answer morning loss doing stage pay today decision labor page published workers bank top
  wanted journal passed door importance western tax involved solution hope voice reading obtained bring peace needed
  placed chief species added europe looking factors laws behavior die response led association performance road issue
  consider learning equal india training forces cut earlier basic member friend lead appears types schools music james
  temperature christian volume kept review significant former meaning associated wrote center direction everything job
  understanding region big hold opinion june text date application author cell distribution fall becomes washington
  limited indian presence sound iii meeting clearly expected federal nearly ed extent parents yes ideas medical observed
  actually final george miles elements list project product throughout christ discussion applied rules produce religion
  deep operation issues else mass coming determined european events oil security fine distance move effective paid
  nation step gives success literature products neither resources follow cross ask levels immediately certainly
  principle moral july formed reached faith deal recent legal administration comes materials potential presented
  congress civil directly meet met principles expression myself born wide post justice strength relation statement
  financial dead larger cultural historical existence built weight reference feeling round reported risk appeared
  included scale individuals supply million differences write doubt hour industrial april primary base letters interests
  numbers seven places wall complex entire try county article costs thinking record flow follows sun attempt bad
  instance commission easily unit died green charles week demand acid environment proper takes positive talk active
  image plant freedom library dark mentioned key co speak allowed whatever concerned measure lives merely fear paris
  independent heat circumstances thomas giving master tried china eye upper gone actual cold frequently eight ability
  unless regard henry status hear thousand minutes parties stock student rise arms factor charge easy created stand
  started share picture content herself agreement remember constant none popular appropriate style start goods
  considerable ready occur notes forward rates returned defined construction minister useful remain nations island stood
  choice district speech economy jesus moved powers paul desire division bill germany highly task staff additional
  progress site reasons serious re gold boy brother remained january sort relative pass previous pain separate planning
  lay exchange processes robert critical animals ancient functions october august sufficient discussed marriage remains
  programs introduction effort memory girl sources internal soul bed news le brown caused chinese lack husband september
  lived learn command politics december duty teacher daily technology essential allow box iron failure decided concept
  noted names getting pattern ago phase teachers otherwise variety determine hence blue prepared figures contact lot
  continue measures heavy companies suggested southern subjects features communication fully officers wish opportunity
  computer exercise police create reality worked add learned inside description teaching summer gas car scientific title
  soil claim objects village trying traditional protection entirely employed soviet fixed lady provides efforts capacity
  completely expressed majority iv principal purposes mental access saying raised reduced families changed compared
  practical successful interesting code causes increasing plants impossible growing facts develop color begin someone
  event somewhat month offered notice revolution philosophy leading showed ones affairs beautiful relatively covered
  employment offer november operations wrong negative examples require acts attack tree address institutions aid africa
  david proposed hall motion receive till carry connection female serve weeks stone quickly constitution formation
  evening race animal procedure collection annual royal secretary rich en male professional greatest context trust units
  trees mary appearance firm balance britain spring stop reaction characteristics leaders sample classes foot battle
  contract thirty accepted japanese matters resistance hair believed drawn reports standing equipment california wood
  floor married argument mark file smith miss hill opened daughter despite properties conference oh glass advantage
  external prevent goes output judge houses stated represented investment enemy papers japan piece credit commercial
  northern square reach actions contains meant hospital conflict native visit february existing designed judgment fell
  sex entered film initial records official african holy requires enter explain happened introduced worth sat roman
  concerning educational treated officer element prices fair skin aspects conduct cover ordinary ship forth double
  contrast responsibility moving avoid technical mouth running exist network impact responsible rose arrived portion
  occurs requirements intended machine search steps views leaves understood served san spent definition powerful
  governor game scene filled brain chance shape origin spiritual numerous happy obtain window cities closed fish stress
  setting standards ibid professor sexual eastern older smaller consideration trial speaking models winter correct hot
  boys stay removed plans perfect sales leaving accept fields usual prior captain suddenly apply domestic tradition
  frequency marked horse speed benefit concern wind index difficulty birth moreover passage ought relationships laid
  uses corporation organizations transfer selected regular agreed named error fourth maximum conclusion joint dry bodies
  sign divine richard lake focus bear institute techniques chicago regarded referred survey peter recently examination
  chemical whereas orders jewish suppose ill nevertheless girls hardly decisions everyone highest queen forced urban
  bound tests exactly performed equation details patterns troops possibility includes absence feelings indicated rock
  represent proved kinds kingdom bottom policies largely apparently structures maintain greek coast interpretation
  attitude canada van station equally opposite divided prince evil plate adopted gain comparison edition developing
  agricultural bit spread explained immediate path message net check connected walls russian pure break holding ratio
  environmental claims send suggest containing sides secondary reader occurred sight stories americans anyone media
  belief benefits concentration dear opening indicate nine generation affected team farm save discovered forest doctor
  recognized advanced assembly assumed occasion interested danger mere broad indians insurance broken identity pleasure
  spanish agent yourself courts aware played failed medium youth director extended empire derived clinical supposed
  pages literary killed proportion safety arm writer alternative sleep items struggle obvious fresh knows fit showing
  anti articles drug sum drive finding rome previously carefully selection assistance expect employees leader parliament
  cambridge park accounts trouble slowly valley fast typical rural appointed election supreme closely estate variable
  citizens oxford characteristic formal besides metal pointed foundation guide mode steel express agency sold contained
  skills doctrine wild les vision opposition slightly secret lies silver democratic straight banks increases choose
  fundamental sought beauty directed location spoke sister heaven thoughts reform grand apart detail contain assume
  prove fight soldiers edge career strategy supported consciousness creation catholic severe background suggests walk
  boston movements describe bar fifty latin mountain establish composition garden grant violence russia quantity camp
  strange famous intellectual du provisions studied regions extremely measured changing poetry apparent rapidly greatly
  excellent components brief solid becoming reduce sections false identified absolute ordered dependent chosen
  evaluation seeing declared writers experiences jews funds mission drawing significance mexico difficulties leadership
  experimental ourselves procedures intelligence passing practices advance technique operating universal authorities
  executive references ran relief regarding possibly thou confidence reduction appeal draw regional minimum assessment
  multiple familiar independence defense seek combination capable contrary combined pieces variables organized duties
  explanation republic superior italy sale consists un twelve forty contemporary wealth necessarily depends please
  medicine limits build ideal wave mine parallel characters reasonable subsequent objective located symptoms treaty
  height experiments lands tissue convention signs mm fellow resolution version rapid crime lie eventually inner stopped
  competition psychology waiting talking therapy soft corresponding signal limit replied calls taught goal grow payment
  ends engaged completed joseph minute copy affect distinct campaign protein plane applications represents buildings
  sector slow agents walked demands edward sentence necessity column images novel substance consequence louis adult
  printed consequences psychological experiment vi approximately block store statements layer yellow observations season
  israel personality plain arts desired maybe keeping permanent welfare territory mainly museum buy narrow cast watch
  answered communities crisis providing tend authors feature scheme recorded positions agriculture count cash profit
  bishop projects possession perspective distinction resulting thy safe primarily naturally touch aspect sitting
  carrying settlement recognition branch grace institution milk johnson unable joined shot officials controlled audience
  proof liberty extreme pretty granted bone issued agree dollars establishment transport salt crown circle spain
  maintained extensive remaining warm relevant mountains damage hearing gradually temple determination representation
  publication achieved helped observation repeated attempts radio wait refused windows leads looks summary vast evident
  emphasis train input baby partly detailed minor ice thin travel motor improvement unknown eat periods depth grew poet
  escape caught client cm experienced ministry sequence valuable nuclear port user willing percentage strongly document
  band conversation ships emperor exists tendency sons finished advice overall wants secure cancer instrument request
  mixed sit situations afterwards perform academic estimated preparation virginia consequently begins cycle attached
  global widely instruction proceedings provision manager italian commonly sets purchase sites mr investigation dog
  bridge properly circuit component select composed obviously sin interaction ages respectively curve density criticism
  map careful settled concepts criminal electric knowing turning angle largest goals heads weak load debt distinguished
  club protect plus identify corner engineering facilities dream vote fairly industries documents web adequate fund
  evolution tone processing asia entry expansion birds happen emotional entitled frame duke efficiency opportunities
  dangerous achieve acting grown representative inches governments equivalent vessels sugar song collected similarly
  discuss commerce bay testing islands bright administrative horses flat coal indicates acquired unity firms conducted
  legislation liquid muscle mention owner truly couple que playing editor shared participation continuous loved taxes
  flowers yield spot unique release stages starting interview stream irish suitable ireland markets rare improve boat
  notion television chair tools weather remove hotel liberal centuries democracy lose stands consumption maintenance
  thick occupied michael contents fluid tube regulations display opposed realized permission seat prayer refer promise
  visual colonial pictures fifth fruit dinner remarkable elsewhere root won journey silence bearing raise quiet st
  virtue probability martin suffering twice extension star mechanical mid ring taste occasionally committed substantial
  allows housing theoretical parent mechanism regulation thousands wisdom join ball worse drugs degrees chain los
  improved instances calculated injury target sell responses founded neck exception zone visible accompanied concerns
  dealing rising agencies arrangement readily admitted plays clean towns argued recognize drop theories pair quarter
  spite solutions sharp quoted poem churches concrete afternoon essentially contribution producing involves ad examined
  wonder consistent variation challenge bible waters revealed attitudes shift nineteenth streets informed structural
  elected zero sciences exposed item laboratory province atmosphere di revenue waste fort session fat fashion approaches
  illustrated personnel ahead sky communist frequent originally vice societies prime fighting wise thereby device
  charged poverty wine readers grounds representatives household transition software pacific diseases carbon amounts
  grade channel jobs mail core creating offers sec frank oxygen claimed tables discovery perfectly branches cotton
  colonel aside joy suffered op sand sweet categories farmers victory wages drink younger minds decide destruction
  ensure whenever increasingly beneath impression constitutional reactions corporate fifteen begun rain wilson texas
  extra arguments organic gray driven noise instructions sacred velocity afraid satisfaction translation imagine
  destroyed guard strategies estimate classical onto statistics enterprise depression instruments languages favor
  meetings calling surely unlike quick sunday nerve sub conscious brothers framework strike rooms narrative managed
  skill ocean tells huge ended depend logic enjoy assets examine findings expense teeth budget painting manufacturing
  separated directions furthermore advantages finds route empty thank category appendix intensity chamber artist lying
  measurement assigned constantly drew struck assumption mostly delivered debate clothes acute recommended smile armed
  induced snow moon host legs inch rocks qualities pope rank imagination conception normally interior vertical
  remembered concluded permitted rarely decline seeking fail uniform excess flight philadelphia engine permit via
  telephone gained demonstrated dance jones exposure sounds pounds diagnosis era succeeded deeply elizabeth bringing
  sudden hit telling falls specifically screen employee diameter gift australia separation traffic senate presents
  signed broke bond objectives alexander league storage sheet namely supplies devoted formula intention jack arranged
  chapters charges egypt specified happiness noble attempted fill preceding efficient satisfied precisely vessel forget
  dress discipline teach ex spend infection answers errors linear witness distributed considering reflected phone
  particles prison aim significantly marketing functional card bird lee scope print replaced slave accordingly mutual
  putting border defendant worship involving link walking receiving economics closer stars pulled newspaper criteria
  stable inhabitants mixture expenses slight consumer alcohol samples copper compare tasks unto anxiety berlin golden
  returns sick se perception beings resource define finance reflect sufficiently vii identification asking ray spoken
  grain peculiar universe gender sensitive honor suit thee arise magazine noticed distant radical describes observe
  christianity hills wage classification exact kill holds owned vary axis continues row accurate tool revolutionary
  reply gets addressed adults bread waves planned alive constructed opinions theme recovery absolutely cited listen
  determining parameters turns considerations beside partial shop del worker railway bought glory canadian saint
  cooperation architecture ultimately consent vital altogether roots coffee poems nervous ear abstract conclusions
  phenomena reserve collective ministers ml imperial breath hypothesis intervention grass silent relating arrival
  attended thanks logical refers punishment trip devices climate outer biological definite stability wished equilibrium
  decrease oral amendment depending fuel writings wonderful dominant tom jurisdiction lips ye ultimate boundary threat
  membrane tears meat communications isolated implications realize dropped cf cup bonds homes visited offices variations
  magnetic slaves marks watched transportation sees christians unfortunately integration majesty listed happens faced
  preferred faces typically track cattle dutch enemies fate conventional illness abuse williams delivery striking gods
  accomplished seriously eds enable identical surprise profits clay phenomenon temporary acceptance electron bureau wire
  managers statistical custom shore shares radiation bell edited transformation prepare option promised arrangements
  likewise faculty creative mg tea removal prominent falling gross childhood unusual rice easier steam gun dynamic
  shoulder chairman existed fingers il dramatic ca effectively random scarcely compensation violent belong hell negro
  delay chronic hoped priest discourse dimensions regime equations gentleman partner rational binding tension ethnic
  operate gospel pride treat contributions musical diet payments forming influenced phrase texts grave admit enjoyed win
  shaped proceed entrance matrix abroad perceived produces everywhere cutting mile si wear occupation measurements
  passion involve execution cloth hole approved domain characterized palace desirable publications supplied resulted
  courses customer strain customers remarks crowd tongue darkness files sake controls extraordinary differ imposed
  handle publishing users glad voltage fallen nursing electronic ma slavery trained raw discharge suffer senior writes
  kitchen loan arthur electrical confusion membership conservative runs pleased physician surrounding nice wholly ann
  possessed modified roles uncle millions extend outcome practically seed ohio corn reaching counter discover proposal
  watching paragraph selling peoples convinced comments colonies adding muscles linked gate incident roads options
  estimates legislative chest comprehensive losses scotland continuing implementation underlying clause francisco smooth
  commander advertising talked saved score encouraged murder railroad considerably sacrifice reflection demanded
  generated weapons mechanisms scholars thrown minority declaration presentation accounting hidden owners possess
  probable customs announced carolina copyright eating navy brings worthy cried masses transmission dna statute pro
  flesh accordance colony rendered gathered feed friendly export viewed beliefs blind anger philip translated enormous
  philosophical healthy constitute socialist pennsylvania scott essay driving tall rejected peak liability castle
  assistant primitive factory fortune republican strategic horizontal breast burning recall fault achievement commitment
  viii accident terrible academy courage internet machinery canal judicial participants cognitive denied testimony
  subsequently conversion pupils click thoroughly mill promote profession varied burden districts habits eternal kings
  moments developments formerly civilization quantities disorders rough remote habit plot machines limitations schedule
  servants sorry attend contribute involvement spirits inquiry survival fed reputation lewis shock attacks associations
  symbol duration attorney massachusetts dust villages catch francis par ownership infant forgotten don comparative
  comment gene cabinet fly unions pleasant painted raising string disorder artists moves speaker friendship
  possibilities liver moderate comfort offering plates resolved surgery printing protected confirmed cry verse contracts
  games awareness lincoln prisoners judges stones cultures beach circulation worst chiefly afford satisfactory preserved
  jackson correspondence taylor earl curious entering cars encourage reign films residence successfully samuel shell
  decade released songs valid humanity cool appointment doors trace virtually fiction occasions complicated representing
  hundreds respond passes steady sixty nose abandoned liked employer pick wishes roof surprised guilty eggs shortly
  organizational surrounded contributed confined allowing racial expectations centers substances smiled volumes wet
  overcome beam wing intense fought picked progressive fever nurse lateral guns walter returning newspapers earliest
  obliged transferred sphere boundaries throw rent approval hearts stores rivers molecular hurt adjustment desert
  alliance seldom bones correlation miller accuracy serving drama mothers breaking busy columbia naval nobody wars
  genius totally expenditure decades currently corps servant storm expensive mistake genetic marine ears destroy
  influences discrimination drinking elections soldier requirement match hath beat varying leg arab woods hydrogen
  dreams crop atlantic compounds columns scientists ladies cook mexican transactions purely owing thinks interval
  anxious scores emergency behalf lieutenant organs restricted smoke fleet hopes med plaintiff est everybody equality
  departments cit hero diagram manual headed wheat crossed dogs jean argue syndrome integrated loose deposits traditions
  billion competitive clients absorption mankind artificial stronger newly invited distinguish legislature guess trans
  aircraft dose cat honest whilst copies theology networks versus organ secured belonging tons vehicle applicable serves
  hat shadow divisions essence helpful gap heavily directors register compound provinces praise evidently mining sheep
  orientation reducing cards conviction reserved sentences suggestion educated assist eighteenth clothing meanwhile jury
  twentieth wounded empirical angry sodium topic lesson feels temperatures mount covering pushed dying usa supporting
  o'clock harvard tested implies crops landscape ease tribes trend molecules stomach shut thereof finger critics citizen
  utility germans expert acted monthly tower demonstrate davis pull welcome buried inferior surfaces fathers threatened
  obligation exhibit blow loans discussions conscience guidance expressions tends reasoning acceptable reveal pipe
  database ch anterior trading spectrum attractive blocks moscow retained aged quarters institutional ethical
  simultaneously somewhere daniel laughed farther productivity excessive testament stations paying briefly magnitude
  dressed lights crucial infinite helps establishing listening illinois speaks fishing jerusalem sixth securities
  elementary handling oriented ms shoulders causing precise expedition den synthesis attacked pale arch defeat da lists
  initially dated grey flying flower scenes chap facing dependence essays emotions males helping consisting victim
  adapted currency dispute lawyer server somehow stored genuine shakespeare acres proud asian comfortable con designs
  rear hung negotiations shook purchased split christmas assured applies layers ethics freely acids sympathy thickness
  symbols preliminary maintaining assumptions pour apparatus assuming feeding width wooden diversity repeat concentrated
  wound universities recording kids reverse counsel populations michigan accused tiny handed harry lowest connections
  mirror intermediate effectiveness undoubtedly dollar focused chart candidate leaf exports bull strictly coat
  succession scattered chose trends submitted plastic situated wheel drove min equity attributed generations orange
  interactions exercises gentlemen faithful interpreted preserve absent vols insisted corporations mathematical neutral
  pressed weakness unemployment colors warning id tail touched sports flows missing preparing liable productive tired
  adam acquisition departure justified lawrence draft regularly farmer inspired earnings respective dignity singing arc
  roll convenient curriculum proteins dozen priests passages meal colleagues saving occurrence deeper routine profile
  spending wider intervals aids displayed harm pray sole prefer cape systematic ion municipal sad partners render
  wearing masters attributes ward waited pool curves converted ll yards deny illustration tv posterior plasma avenue
  interface tied ph ah creek adams brilliant pregnancy voices enterprises threw fun tale measuring instant manage
  stephen conclude voluntary colored solve females affection terminal fee alike disappeared physics executed surprising
  approached panel victims restrictions sharing eleven obligations mathematics harmony proposition dealt florida links
  ride transaction regardless sword hunting allen classroom applying thesis proceeded throne studying gay participate
  candidates residents repair particle cap channels migration provincial magic desk conservation altered firmly excited
  modes treasury affair pocket stayed verbal capture profound circular validity outline souls guy messages format gifts
  desires satisfy inevitable ix dr emerged bag coefficient exclusive doctors suggestions mood agreements captured marry
  introduce salvation dc intelligent portrait bills sam button stick differential sustained import invasion strict
  angeles partnership patent paint frontier preference belongs clark bus enthusiasm log fewer exclusively seeds
  concentrations sovereign signals virus specimens australian rays lessons calm technological yours inclined arrive
  players crystal parish driver dimension tip bitter savings tender temporal muslim video privilege charter massive
  promotion arose worn responsibilities qualified adopt illustrate weekly prevented camera foods bent engage ending vain
  conflicts manufacture folk mystery operated celebrated emotion seconds chemistry romantic prevention manuscript allies
  dates margin bush morality replace urged avoided anyway occasional inter tissues graduate controversy inventory
  illustrations joe bulk greece admission sending relate mineral mercy polish anne forever calcium ft consisted
  commissioner improvements fame varies arises santa plenty thermal respects medieval slope refuse risks complexity
  innocent protestant continent gentle describing maria soc ignorance trials encountered conceived closing tobacco crew
  sisters adoption fraction korea wore reward protest choices na employers pulse proposals artistic compelled widespread
  merchant operator expanded researchers classic topics analyses wherever marginal consist wives defend inspection
  enabled requiring ritual adjacent pressures bare simon poland digital furniture nitrogen atoms partially engineers
  wings ne egg reporting devil sensitivity ford blacks merchants mounted monitoring finish incorporated quietly tape
  survive libraries senses spatial ben registered yard breakfast clerk disposition revised sing gravity margaret maps
  anywhere jane bath segment circles painful humans tract fruits personally pound mortality consumers explains courtesy
  laugh obtaining headquarters au filter publishers monetary actors boats clouds tour poets experts intent blessed
  tomorrow regards extending forests employ metals decreased coverage gulf atomic worry mines bears restored imports
  cloud excitement roosevelt midst furnished dialogue fees apartment interference stem phases opera throat tended push
  arising portions census succeed gains covers merit trail deemed indirect reliable retain engineer losing
  investigations inflation array uncertainty seized belonged settle colleges pan realm favorite andrew lords platform
  player revelation shoes rubber fears acquire neighborhood fragments symbolic wales designated saturday prescribed
  electricity daughters proceeds optical stuff immense aunt bottle seventh affecting austria organisms russell
  presumably indicating jim vector valve anderson bore yesterday loop priority computers placing prospect beds retired
  recommendations absorbed vietnam georgia believes passive bibliography ideology favorable delight pairs natives
  construct visitors isolation wondered frederick bacteria boards divorce hamilton acknowledged loud dynamics varieties
  delicate guidelines mix remarked allied faster parameter holes indication origins powder committees linguistic
  precious lifted stimulus serum solar calculation facility banking retirement chapel ha notwithstanding controlling
  franklin encounter jersey relatives legitimate authorized dominated inherent arrest odd eighteen crossing transformed
  bands adds petition napoleon flag recovered howard justify fox disk occurring pen reveals seventy km outstanding
  attracted puts automatic mayor prosperity taxation insight explicit descriptions memories reaches creates remainder
  cable constituted whites res comparable inadequate uk advances max chem solely unlikely creature terror hostile
  gardens motives albert nodded resident ranks transmitted burned integrity ceased witnesses pronounced alleged pole
  basin physicians classified ff tribe enforcement lunch behavioral followers intimate deliver guilt rs continually
  resist venture incidence confused heating collect definitions aims constraints diverse commons reflects foundations
  gently companion ignored schemes fatal mills diffusion implied performing latest visits lesions ruling elderly
  creatures moses pollution gathering elaborate angles crimes quarterly undertaken programming mississippi turkey
  gallery bases clergy killing referring scales douglas specimen excluded receives fourteen restoration votes divide
  holland reasonably compromise silk developmental loving glance attachment dedicated reforms exceptions attained
  generate ties pursuit fired deposit uncertain detection appeals highway dried tho semi photo menu peasants surplus
  nucleus usage spaces prisoner successive remedy manufacturers cord myth titles theological hate substitute moore
  buying administered solving senator stroke salary farms hospitals cd fiscal literally pace autumn bulletin cure
  proceeding tight aimed xi stepped regiment supervision tumor carrier historic automatically theater unconscious
  breathing prophet photographs guarantee completion artery fancy hitler es exercised borne ruled starts edges asks sci
  remark pupil hide alter initiative calculations pilot cultivation arrested lesser mild tank lectures settings
  approaching continental commonwealth award stranger surgical timber assignment improving defects tragedy generous
  complaint ceremony sixteen rely evaluate dimensional lecture investments voyage marshall suspected mrs grants
  cooperative configuration fails damages wells bars attempting hebrew exceed bow gates fitted comparatively egyptian
  outcomes healing functioning conquest submit lovely emphasized genes sorts territories subjected declined kennedy
  nearby observer requested arbitrary hunt switch springs objection scripture infants feedback privileges entity guests
  roughly blame governing supports peasant urine collections fur tales madame seal constitutes reconstruction distress
  triumph ions giant quantitative foster adjusted seated th mad cream appreciation definitely parliamentary challenges
  communicate charity loyalty brazil presently rotation pursued separately yields default carries retreat escaped
  impulse missionary pursue lift burst sleeping substantially interviews neglect flood motivation lane lawyers hanging
  motive correctly nerves upward assembled clock feared associates deck sooner explore ing wisconsin mighty neglected
  themes seats reprinted islam grows shorter availability armies beer movie anglo farming knife mature argues
  technologies recalled sampling preface dancing badly ridge alternatives preservation defeated liberation
  rigid surrender archives manners mobile criterion hitherto associate deficiency lens reception publisher pointing
  novels ct rebellion excuse grammar li abundant manifest earned appreciate hi deputy historian commands commanded
  organism informal lover certificate imagined bob pakistan aristotle detected jefferson everyday keeps invention
  politicians sociology belt bias perfection gordon dad sentiment riding protocol specialized lung races responded
  photograph suspended suicide voting renal lots rises visiting checked impressed capitalism registration managing
  demonstration sheets baltimore behaviors static prize pitch immigration capitalist listened variance wright
  justification perceive handsome singular tie immigrants acknowledge subjective federation bold socialism filed landed
  sessions contacts filling unnecessary stimulation eager dawn princess presidential streams pine electrons producers pa
  physiological kg combat princeton inspiration butter geographical nearest flexible knees netherlands meanings
  expenditures landing wedding sizes angel historians package dean perspectives suspect marx recover smell abraham cents
  governmental thompson sweden soils paintings accurately sport thereafter zealand boxes rod online verb modification
  locations assess aggressive lakes bishops advised balanced aggregate preparations sensation romans combine wash rat
  talent erected attribute grief benjamin premises pulmonary missouri sins seventeenth enters winds grades integral
  addresses inevitably predicted condemned prayers junior elevated flame suspicion styles injuries peaceful competent
  pump disposal reproduction illustrates morgan admiral promises matthew innovation deals lacking illegal wanting
  distinctive calculate mercury enzyme combinations disposed thrust rolled governed brand dictionary proportions finite
  fibers actor irregular carriage rolling vehicles tubes extends extract aesthetic cylinder replacement subtle
  restaurant unfortunate eliminate termed saints virgin edinburgh sarah devotion okay accustomed biology affects shame
  pp eighth label jacob prolonged sketch segments plains resort secular abilities declare violation hierarchy rush
  potentially repeatedly statutes leather counties battery restore vienna threshold initiated em brave commissioners
  lease algorithm sovereignty autonomy mouse node disaster simplicity slip skilled cousin corruption reserves tropical
  cardinal estates injection ideological horizon norman naked prejudice suggesting elevation grateful loaded whereby
  walker professionals businesses cardiac alfred artillery shelter occupational infantry brick tide cultivated examining
  certainty metropolitan shapes ambassador accomplish accumulation operative permits injured truck chiefs diary
  explicitly cheap las craft tremendous smoking dissolved freud barely modest sharply optimal doubtless households
  monitor nights respiratory virtues fiber plato abnormal coastal moisture amino penalty negroes nurses directory
  renaissance discussing tin despair seeks imported ignorant comparing physically norms notions wake spinal insects ego
  obedience geography searching barrier palm splendid shops mud shade continuity patience decree delhi ports rejection
  reproduced facilitate financing vegetables harris sectors disputes numerical decay intensive vitamin judgments blank
  resolve chains greeks xii shipping anticipated anna defining victoria phys cavity morris thirteen backward ln cavalry
  guided teams broader biblical washed gather adaptation gaze turkish er anybody elder drawings fix sympathetic
  disturbed mobility limitation neighbors differently emerging hunter happening missed robinson dare magnificent
  heritage grasp corresponds warfare islamic therapeutic lifetime glorious diagnostic utterly peripheral herbert rows
  elite thorough currents guest entertainment relates void angels luke exploration kansas occupy conceptual piano
  exhibition fold cease prose suited pink knight traits beloved memorial license ranging multi compliance knee planes
  circumstance complaints adverse outward berkeley scottish useless choosing stared editors campbell indigenous pot
  leisure florence cathedral assurance realistic independently identifying inserted stocks diplomatic philosopher dull
  luck collapse gradual ore judged cooking harbor com settlements paths economies vein severely strip rival withdrawal
  radius enables differentiation abundance pity attending unexpected asset deviation deed grandfather investigated baker
  installed surveys enhanced reminded safely mysterious survived delayed sa eighty expand hindu laughter heated funding
  guards expressing nelson lamp imply sensory burn handled renewed exhausted distances widow monday eve protective
  acquainted crowded sorrow supra analytical pi versions inheritance correction pressing humble planted ce codes defect
  zones philosophers apt monopoly assisted cruel temper factories warned proportional presenting representations
  steadily ideals assumes equipped goodness beneficial expectation brush roger nearer influential sensible prospects
  funeral graph mortgage feminist friday descent rhythm grains stairs asserted engines atom poles spontaneous vigorous
  festival princes regulatory ranges editorial toronto mediterranean laser vague reviews apple dangers regression
  speeches intentions traces marie portuguese shallow respondents shirt offensive coefficients exhibited ambition lo
  bowl doctrines bits debts territorial considers irrigation chloride scholar breach operational displays spots mit
  deaths makers invisible interpret esteem annually admiration consistently explaining settlers indiana crude breeding
  decisive chances oak drops winning colorado poetic explanations weapon catholics painter meaningful deeds swept
  specify wool ghost molecule warrant legend borders secondly enlarged commodity strikes rats contest commentary
  nationalism displacement revenues prevailing emergence assault poured needle int phrases orthodox arnold mechanics
  propaganda posts utmost doubtful talks sophisticated curiosity precision covenant disciples emerge notable commodities
  interrupted oxide reviewed trunk simulation asleep hong intercourse mi nutrition pension gases attendance frozen fool
  potassium tel minimal lion pack resting engagement counted savage flowing cave exclaimed treating handbook wealthy
  horror ours desperate ignore rode oath altar recommend thread specially actively assertion cooling alarm implemented
  ancestors romance cuba investigate smiling studio sentiments chicken propose locked loading ruin ruler discretion
  shoot virtual realization athens interfere correspond opens stretched planet helen ecclesiastical appearing shooting
  cycles environments metabolism ny whispered cleared promoting consensus deliberately glucose dismissed maryland
  laughing oldest floating cerebral torn exciting exclusion carter hatred determines intellect flexibility rail juan
  touching harper archbishop wit hang onset evolved commit effected computed allocation shaft fled alien inability
  accounted perceptions collecting hired decreases minerals globe horn para alice differs refusal eliminated stresses
  retail selective harvest develops implement maturity solved orleans rhetoric stretch traced blessing viz publicly
  encouragement fabric barriers sail flux unhappy xiv impressive accessible swift rings rid tolerance sixteenth
  macmillan worried ac cluster contempt journals critique passengers assure removing successor politically marble clubs
  reliability relieved aggression providence dense shed fatigue concentrate openly tokyo lodge induce reject korean
  veins analyzed overseas complained frequencies complications acquaintance amended compression palestine valued seas
  infections bernard spare heading congregation tenth critic energies vacuum accepting keys ross breaks whence
  invariably joints cheese kong analogy cuts xiii susan formulation barbara manufacturer confident enhance rulers
  conjunction madison destiny reduces hardware manufactured deposited operators emphasize limiting fracture receptor
  nowhere nonetheless inform attain kiss dirty believing threatening omitted shadows sequences ate vegetation lock
  outlined furnish campus vegetable obscure cement diminished undertake reads bleeding investors persistent pains
  distinctly persian northwest immune commenced merits chambers lasting scholarship encouraging entries buyer deprived
  milton promoted fortunately convey rope slide warren anthony caution bedroom customary producer friction evaluated
  regret lit voters similarity ceiling confirm biography verses outlook wilderness expanding opponents connecticut
  attract dining interpretations ho estimation thence pays therein launched hungry russians lt supplement stuck murray
  lighting gratitude requests observing arrow laying kindness victor crying stressed petroleum impose packed tries mom
  wolf coupled loves socially purity coach adventure southeast statutory induction weights bench lately inherited bronze
  tennessee readings vocabulary kentucky surgeon rests regulated projected receiver sounded supper ratios communists
  hunger objections revolt lime juice voted organize drainage convert endless fitting earnest automobile junction nodes
  dual basically notably persuaded therapist bargaining pregnant letting shouted instantly truths chancellor conventions
  median invitation selecting butler jump deer overview missionaries mistaken destructive minded crystals infected
  derive hollow instructed insufficient kindly minnesota cow dan enacted doses rating dies shifts hungary subordinate
  architectural activation agenda underground destination reflecting fertility hay disability elastic stern harder
  tribal luther companions worlds projection purple cabin capabilities advocate coordination doubts allowance quantum
  consumed acre span achieving questioned attraction magazines firing popularity preferences solemn connect flour
  disturbance revision tendencies tariff navigation failing bacon payable exploitation impressions ton inn spreading
  hoping iowa termination misery tough occupations keen flash profitable ab glasses harold dublin pause newton
  reinforced targets religions superficial cleaning mistakes pierre congressional mixing camps denial lungs shifted
  stimuli organizing switzerland hostility preventing humor eminent earn superiority mask missions tonight cal democrats
  script predict chemicals turner exit jordan trustees delegates competence roy lasted nest finest residential invested
  abandon comparisons nicholas purchasing biol timing strains louisiana heights brethren muslims honey stanford
  specification seemingly speakers implicit smallest arrange meets muscular catherine incidents haven privacy
  psychiatric bloody accompanying episode unpublished accommodation accord passions respected repetition pin undertaking
  lest yale vascular mice maternal bodily tomb grid severity aging tracks bride forbidden detect fond formally
  indirectly tumors conducting founder prediction wheels afterward throwing relaxation dwelling fires threats zinc bid
  churchill depths instinct approximate coalition citizenship damaged brass invented enjoyment cooper reversed scheduled
  faint charm suspension exceptional carl ample checking loyal consistency kidney sermon boiling depressed chase
  superintendent accumulated councils disappear cellular incomplete upset restriction introducing karl antonio rounded
  coarse likelihood abdominal gesture shopping respecting inputs witnessed comedy borrowed traditionally assert steep
  geometry wherein hon donald philippines frightened centered marched midnight overhead refuge challenged summit
  demanding stanley obey crack strangers shells architect treaties patrick stuart meals preaching dental guinea adjust
  administrator installation dialog bridges ninth holiday brigade promising sickness tooth eaten parker smart ordinance
  confession convenience compact vicinity insist entities downward ecological treatise graham counts depended sums feast
  expresses transform maker washing calendar seasons achievements wounds rage pulling amsterdam iraq lucky connecting
  tragic reflections dressing deficit hormone burns lowered descriptive seller europeans hudson caste thirds meantime
  stewart protecting noon insert exile oregon parental rescue forum fellows heroic heavenly reformation defines ruins
  jew khan draws ss afforded charming eu accidents electoral grandmother passenger strengthen mistress emission diamond
  civilian volunteers routes quote sustain rehabilitation enclosed strongest utilization fortunate sexuality idle
  possesses wicked counting positively principally evans substitution bladder signature intrinsic miserable continuously
  pile adequately assessed paradise listing te pig utilized pit tent bigger flew fraud longitudinal supporters concert
  joining heroes shake rushed revival troubled kid corrected inclusion troubles talents slept sandy promptly manchester
  ralph lightly indications momentum leaned shifting trauma traveling administrators prestige distributions zeal awful
  intake peer opposing residual amplitude conceive communism capability circuits spouse lloyd editions poorly
  methodology buffalo modify spin raises multitude soluble drag nominal boss genus contexts glands glanced morrow
  dioxide venice cope embrace favored composite garrison collaboration trap fred iran absurd drunk failures mike
  swimming anatomy modifications fe diabetes sink periodic singh prevailed discharged chairs buffer placement detroit
  frames plainly football tenant consult peninsula treatments ot fulfilled slipped yeah defensive convince hated checks
  richmond rocky pastor lonely creator delighted deceased exceedingly deposition kant jail singapore tanks gear securing
  counseling visitor toxic observers scriptures ruth consultation rio foreigners obstacles workshop qualitative
  retention intact satellite analyze depreciation super contraction quest feminine gregory fragment elegant deliberate
  treasure debates competing overwhelming printer guardian stimulated carriers crazy oliver extensively vulnerable
  recreation tactics stating southwest caesar statue hugh sincere cargo conferences travels destined prohibited geneva
  tear elimination inflammation bruce arbitration belgium addressing excellence bengal panic performances bark harrison
  analogous ongoing limbs drives conspicuous utter temporarily sang arriving wrapped collar withdraw dynasty stupid bomb
  forehead civic miracle enforce airport advisory temples imitation evolutionary scarce babies jan backed propositions
  prosecution harsh confronted squares costly hers salaries exceeding lined swedish prey proclaimed preceded abortion
  metaphor seventeen warmth oxidation qualifications fan foolish illusion recommendation urge traders staying juvenile
  hereafter phosphate yielded baron ambitious specifications receipt lamb histories motions sage ltd figs causal shear
  withdrawn scattering corners incapable chin amid fierce avoiding invest delta indicators computing anthropology owe
  disturbances coin bend sculpture wiley siege concealed porter appreciated burial alpha lively cleveland structured
  drift guides potatoes urgent literacy relevance triangle scientist mitchell cortex denmark alan dividing austrian
  ordinarily clearing hiv approximation monument beaten modeling sp prospective neighbor tribute expertise possessions
  peers geological quit regulate jumped willingness freight manifestations rested infrastructure pushing accompany dick
  cottage carved hut austin resistant risen portugal vocational contradiction distinctions sect fax adolescent sydney
  lip quebec speculation sailed extraction beef shield erosion norway manifested evaluating conveyed loads ninety
  deserve isaac stir oriental skull documentation ontario inference persuade combining shaking fusion historically walks
  transverse nuclei screening funny swing stalin forgive sergeant salts canon refugees pas instrumental resurrection
  rewards reliance poison synthetic imprisonment govern commanding sociological luxury christopher faults purchases
  prohibition stake confess bacterial communion conversations labeled stops rightly buddhist parks operates antiquity
  biggest fence physiology breakdown mason awarded degradation alongside nationalist dam atmospheric devised dissolution
  inequality incurred indifference bourgeois tribunal gland blade alert arizona ok climb descended nazi shining enzymes
  incomes realities ceremonies submission demonstrates birthday maintains buddha advancement economically injustice
  battles oppression coins guaranteed summarized departed exclude chaos dating limestone disappointed texture efficacy
  tones restraint ordering clinton revenge equals boots defended bombay monks strengthened inland discount permanently
  stopping motivated clever confirmation prophets liquor cheek publicity spaniards publish shaw struggles meters
  indicator xv receptors remind ash indispensable aluminum compete casting pc dominion angular sized slightest nancy
  intend slopes campaigns monarchy indies explored gaining hurry psychiatry trustee locate dorsal fisher gradient oppose
  hypotheses staring corpus alternate matching prompt couples roberts reporter formidable standpoint paused alabama
  petty amendments strings memoirs hurried baptist beg trusted mentally wallace simplest broadcast filing nm limb stamp
  spine react presidency indifferent flies surprisingly advancing pop israeli proves snake substrate behold refined
  solomon graphic surviving lengths incentive hopkins deciding resolutions pipes inconsistent decorated pencil gilbert
  theorem fantasy professors imaginary resemblance nobility goddess pleasures delightful behave lovers apostles spell
  embedded secretion dirt os binary republicans xvi heavens agreeable realism enforced ussr meter authentic orchestra
  disc descendants climbed respectable fuller softly rolls furnace vivid cared perpetual negotiation discoveries hint
  collector reed plots generalized baptism solitary suite concludes burnt evils offset constituents foregoing heir
  communal stems specialist depicted columbus straw planting manuscripts drain dish inhibition clusters claiming guys
  admired rooted examinations mortal locally clauses punished spectra beast singer legally uncommon suits transparent
  tips bending caribbean shareholders hire relieve susceptible advocates tunnel cult dilemma relied fertile phillips
  exhibits weary stiff trains practitioners coordinate incentives arabic husbands alteration happily nigeria bind hans
  echo aroused insect beans lean fits domination temptation memorandum viewing soap twin railways maine noting
  substituted offspring rendering olive transfers likes tightly watson defendants remarkably trips valleys arabs
  struggling particulars rogers indonesia rape marital wrought wondering basket imaging conceptions remedies focusing
  renewal hook ip pardon jonathan fourteenth homogeneous constructive augustine secrets thumb simultaneous collins
  latitude marriages sheer tourism vapor autonomous imagery partition stimulate tune holder geographic movies jacket nay
  whatsoever surroundings lesion formulated premium gotten polar leo specialists numbered preached cubic solvent duly
  merchandise lend melting plantation beating neural officially edwards swiss nixon charlie relaxed disclosure univ coil
  controversial complement pioneer conspiracy originated wagon lightning semantic trinity messenger deserted antibody
  impulses ali eagle kent puerto accommodate execute rifle employing gang deduction rna orbit balls adjustments
  explosion charlotte comprehension tenants app exposition fluctuations jet casual resemble forgot conquered drum anchor
  pet pepper sheriff civilized portfolio righteousness metabolic membranes cries aided imperfect awake insulin
  proclamation ink traveled canvas billy disabled bass ticket recognizing kissed contractor cups sung tense consulting
  genesis generating trades endure cohen conflicting differing query agitation ecology damn reluctant cir expressly
  prevents manifestation taiwan succeeding celebration enjoying appealed saxon slender convincing marshal fashioned
  arithmetic dissertation ascertain suppression melancholy resigned perpendicular disappointment systemic container
  hardy enthusiastic hungarian maid bankruptcy hiding charts inscription comic delegation cannon drying upwards
  participating treasurer cake bags jose mate legacy inspector meditation reagan pottery pearl answering oneself
  beta ingredients che symmetry madrid telegraph founding syria mapping java westminster compatible obstruction upright
  fatty facial minimize transit sunlight hughes summoned shelf feasible figured manipulation individually forcing
  conductor contributing sultan ins liabilities neurons universally consequent kate pat battalion initiation impaired
  persecution militia lacked maritime embodied governors ugly faculties amounted implication constraint custody
  countryside owed peaks generals vocal variability twelfth constituent peru dim arrows inward assessing confederate
  anonymous hereditary curved insights hip exchanges designer unwilling diego conformity clinic creditors interventions
  supervisor rebels documented dominance cheeks volunteer graduated aspirations caring breadth beams reinforcement
  quotation entertained commented baseball sailing enlightenment dishes cows hr decreasing closest countenance cigarette
  swelling admirable calcutta eric victorian seasonal scenario commencement chile challenging winding knights drill
  broadly creativity auto consulted tenure sealed sue generic minorities earthly metallic reproductive rabbit noun
  apostle monarch locality defective shores fearful conform opponent fifteenth assign pt kelly unite discrete focuses
  eligible resonance discusses extracted frustration rites communicated optimum mutually isbn audit focal carcinoma
  spencer inclination spelling continuation salmon pious precipitation exaggerated tuberculosis stolen alaska practiced
  conferred envelope archaeological landlord deity dividends parking magistrate contingent priorities hazard proven
  propagation freed predominantly revealing exceeds unpleasant frost executives gothic miscellaneous folded redemption
  reservoir declining sends mo procession bet advise cc economists undergo pastoral solidarity granting screw murdered
  wires railroads hollywood elect greatness resembles commissions plea audiences mentions cliffs wagner complain
  exchanged aloud exterior adolescents correlated amazing inflammatory mt disadvantage matched launch ram prussia loses
  imperative dem monastery ruined imposing combustion feudal worldwide dragged ni crushed compulsory participated
  preacher dis northeast productions contracted investigators cr taxable antibodies warriors tourist paradigm resumed
  deserves suppressed sponsored competitors gandhi probe hull questioning immunity turks exceeded compiled conditioning
  capacities profiles theodore theirs norm resignation deaf appetite joan joke ar wax layout debtor margins adventures
  pursuing arteries burke appearances monk arguing privileged microsoft morals laboratories pathology habitat posed
  musicians presumed transient abbey prompted advocated portraits cooked prevail comply yearly domains basal
  acceleration breed terminology serial weber invite refusing activated pond cone cumulative sweat compassion folks
  holdings monsieur teachings prevalent appoint hotels computation medication laura elders piety holmes pleasing
  responding interpersonal po unified pigs alterations edit patch stationary tony bounds horrible eyed lucy malignant
  drivers judging beard chorus contracting framed wandering flames dramatically subsidiary homer welcomed tuesday
  conditioned trick fortunes supernatural sacrifices genre martha exploring instructor fitness viewpoint herald taxpayer
  instability hereby saturated broadcasting intestinal fellowship dreadful electrode corrupt verdict stained weighed
  composer penetration constants gauge receipts ashamed hemisphere bilateral va questionnaire grove soup unstable
  applicant exempt cane sits extracts incorporation dwell deadly antigen polymer characterization picking contradictory
  lab destroying sensations narrator barrel embassy eternity paragraphs detached abolition altitude remembering visions
  predictions spheres pretend enabling rebel subsection ridiculous governance reservation concessions observes
  prevalence lighter creed workmen stimulating readiness webster litigation arterial settling overlooked judaism ut
  declares innocence consolidated odds socrates darwin lawful unfair neighboring satisfying embraced mac eliot myths
  concluding quasi photography acquiring jealousy graves saddle attach immigrant contemporaries golf passionate cemetery
  chronicle incorrect rainfall preserving cats ammonia buddhism wavelength dealer prints affections jaw expecting
  resentment erect coronary satan metaphysical valuation cinema incredible disadvantages thunder livestock donor drank
  chi rude spray ventricular abolished drinks monuments argentina agrees participant bloom ap additions diagrams shots
  dairy outset affinity sherman designing neo literal enlightened symposium displaced strata module miracles quarrel
  audio towers feeble liberties raymond simpler sanction lenin fetal thursday irrelevant boom leaning axes posture
  contention stretching stack sauce reconciliation folder microscope blown decent nineteen convicted jacques helpless
  textile announcement shortage bis montreal ai disabilities epic ellen coupling reflex formulas distal clarity approve
  translations suffice processed hamlet mediated decomposition adapt fore unlimited dared harvey thyroid bottles vested
  declaring ta ec uncomfortable urinary lent folly foremost imperialism requisite feathers postwar verbs privately
  researcher packet plague credits grip hood owen fluids graduates reverence warrior rom bc straightforward cruelty hey
  dispersed resume usefulness distinguishing shoe symptom fortress similarities daring nobles fury packing tempted
  consciously constantinople oils heirs fascinating climbing reynolds ti tensions prophecy geology closure engaging
  labels torture negligence strengths pose conditional honorable fr cervical accidental md implementing suspicious micro
  patron twisted exerted reciprocal intellectuals narratives criticized harmful abdomen spectral leonard exert nat
  obstacle houston beasts unemployed apprehension unjust waist directing patronage shocked decoration neat nonsense
  breathe atlanta seize alas levy polished steve arena stirred lifting penalties offense unchanged curtain fountain
  compositions allegiance clan expose generator bo outlet linking weaker scholarly vacation plateau endowed continual
  sweep coherent ci editing plaintiffs maurice charitable glasgow sailors mess transported token diffuse bite
  establishments nj adjoining professions della prayed ernest oven sterling curse latent hypertension sexes graphics
  recipient marxist lofty clarke respondent edmund tenderness wholesale knocked interact schooling sinking wednesday
  differentiated justly marking appraisal um managerial sketches ether gazette emily rectangular gravel aa episodes
  wasted matt hammer bureaucracy indebted ambiguous excluding selfish possessing pricing beginnings stevens vincent
  sunshine shepherd radial consolidation descending teaches fundamentally linen strengthening violated stirring
  nationality champion locke update subsistence pr ladder seq granite horace aboard plausible panels proximity ascribed
  dread adaptive rated thirteenth mob prosperous supremacy orderly marsh disturbing exemption milan strips compelling
  insured mao fixing auxiliary dropping silicon richardson quartz worldly denote porch sic hybrid bee outbreak africans
  sabbath innumerable farewell infancy multiplied tyranny pathway complementary successors buyers complexes preach
  awards brian scan squadron unsuccessful segregation incorporate attainment lamps initiatives infinitely simplified
  null oklahoma psychic coordinates cosmic bargain potato identities wrath borrow carbonate dug liberals suppliers
  tracts notation cheerful insertion irony exp solids villa rim lordship lumber nasal attacking weaknesses breeze roses
  experiencing masculine pl kenneth recognizes emerges silly extremity pittsburgh ratings miners disciplines amusement
  replacing bennett wildlife processor autobiography progression vanished mar blocked veterans withdrew emancipation
  uttered pursuant outlines patriotic psychologists coping xvii dispersion instituted sc sunk chromosome blanket
  borrowing consul analyzing wishing freezing premature ave hampshire sighed unequal accelerated honesty crosses
  daylight resisted famine inappropriate prone carpenter kim rang trigger hosts sermons imaginative eugene annals fairy
  rituals blast hart lap comprised motors identifies yielding sticks floors gram vanity restaurants demographic arctic
  grouped dealers jealous shaping weekend racism liverpool hazardous educators rationale pockets silently shah allocated
  munich detachment separating eldest careers retire gastric mysteries danish hormones proofs advent innovations cliff
  ally martial holders halt calculating gdp phil expressive damp bells interpreting abruptly wonders bless unusually
  denying terminated ventilation dos emerson sanctions writ blowing presidents architects divinity pm uterus
  standardized spectacle repairs weakened hist ashes congenital sediment dominate ass alex shower theoretically robin
  sprang collision negotiate ellis switching believers catalog ascertained potent handful doubled xx elbow recurrent
  chocolate jungle assessments ban delaware norton blake pagan diplomacy protestants assignments controller doorway
  trembling nickel infectious uniformly deficient backs repeating grabbed efficiently utah supplying interviewed mama
  dependency copied intimacy inquiries compute thailand proving math brooks barn sided dietary tastes reverend welsh
  nephew devote esq wang murphy mainland emphasizes overlap cuban lighted nuts ammunition portland accepts residue
  successes julia distortion turnover marquis mammals adopting affirmed sustainable jazz regulating lattice breasts
  transitions sweeping inasmuch temperament wretched hawaii syntax xviii constructing appropriately appointments
  instructional painters kinetic conversely alexandria offenders quo convictions trait attendant cautious tr
  insignificant substantive restrict finland objected contributes misleading penny quotations glow gifted pamphlet doth
  papal paradox blessings correlations cholesterol youngest triple praised affirmative vibration mastery inquire
  commissioned utilities jimmy grounded montgomery derivative resultant terrorism planets morally leon violet eagerly
  riches punish headache cornell compass fisheries precedent penetrate respiration township ref auditory systematically
  barry lacks tap indignation stance hegel aqueous clerical introductory valves bundle forthcoming ronald uniformity
  outdoor jay righteous normative manufactures crash arabia freeman naples problematic legitimacy rods mars speculative
  basement spinning papa criminals tim colonists darling projections retrieval blows lowering magistrates phosphorus
  absorb derivatives mystical sunset dorothy disastrous interstate envy consuming moist flora mainstream irritation
  elasticity greeted crowds bathroom subsidies intuition slower certificates pending struggled comprehend rental hast
  guiding confrontation ir conceal hume consultant monster elephant spiral viable energetic precipitate pledge scared
  plotted alternatively weighted madness belly differed patriotism countless earthquake robertson deepest nick cage
  anniversary tab reservations posted pertinent demonstrations panama anymore cart trivial powell schedules excitation
  sublime gm commitments fantastic kin offerings earning ra reformers archaeology br candle predecessors rents dividend
  dante rabbi countrymen sidney protested canyon fare doubted ps avoidance soda imprisoned chris premier aforesaid gel
  venus enduring unreasonable plantations fishes youthful resembling scenery herd extinction supplementary survivors
  cole regimes birmingham ambiguity prejudices trucks fog multiply interactive veil mounting sufferings algorithms tops
  importantly purchaser lending packages defending prairie transformations tennis embryo confessed easter workplace
  markedly venous finely dances politician finishing completing guarded depart pretended criticisms retaining buttons
  fractions directive float communicating admits equitable forgiveness provisional crest wrist perry relax arisen
  methodist fractures analyst oppressed revived realizing rev crises merry tribune encounters patches innovative
  arkansas johnny jerry rachel lad cairo newman fulfill upstairs advisable accession illumination scanning aristocracy
  understands comprising justices leap albany toxicity palmer detective dig hesitated holidays restless laborers glimpse
  sally threads alignment melody tech bounded estimating fork initiate ranch dislike journalists fossil weighing
  undertook filters electronics persisted swung immortal qualify profoundly batteries coding gary psychotherapy medial
  ieee gaps inclusive reorganization injected fans larvae fl nursery begged hopeless faded secretly trapped etc integer
  hazards clearance paralysis fidelity cincinnati precautions theatrical shouting practitioner analytic exploit
  intersection brussels cognition nato deviations hunters fixation impacts endeavor colon underneath vectors deformation
  julian administer awkward chamberlain suffrage abnormalities vitality contrasts epoch emma picturesque deserved
  revolutions contradictions proliferation lengthy convergence caroline heavier joyce longing vietnamese personalities
  louise derives presbyterian statesman detector hypothetical accent deputies reversal knock asserts cor providers
  translate distorted persistence certified sank duct alloy notices touches trusts cheaper holiness duncan bullet
  symphony ibm radicals blew lastly ranged mandate inhabited bureaucratic sanctuary sullivan recourse sigh parade
  searched comrades bred ensuring nails cured issuing optic vomiting cum chip augustus intestine photographic goethe
  wesley abstraction frontal bosom characterize contemplated alloys gestures sincerely clarify occupies bristol
  commanders sediments assistants kenya nebraska renders costume treason persuasion booth compressed beautifully
  eleventh appropriation improper hearings vengeance constrained mediation misfortune refuses englishman doc minus
  magnesium muhammad neutrality westward introduces byron recruitment confidential eng utilize sliding otto discovering
  herein daddy bees impairment violations designation pie contamination nitrate catching rupture presumption thomson
  localities contemplation hierarchical spotted colleague bother cu frustrated fashionable rhetorical logs dragon marrow
  thai bunch repression admire preferable shades formations boiled ranking wills betrayed percentages skeleton
  guarantees sierra bowed polite paste praying moderately forecast probabilities discomfort celebrate liberalism boiler
  prussian quotes dedication discourses kinship permitting meyer ere shanghai undesirable logically suppress amer flock
  duchess theorists scrutiny entrusted ferry insure enlargement diminish scots heels furious photos extremes tag
  gracious longest sterile spared strangely punch anticipation poisoning terrace matches weigh graceful prescription
  ferdinand speeds bat senators brow seizure psychologist coup canals subscription awakened episcopal gasoline tiger
  horns spectator brains indices noticeable localized applicants alcoholic carlos grouping clearer individuality marcus
  racing nutritional exquisite arrives aboriginal amusing johnston tours av sexually strand supportive lemon coating
  performs reproduce contrasted adolescence compensate regeneration spectacular hesitation ordained charging capillary
  hid viscosity larry shrine ripe volcanic condemnation reformed nomination invalid wayne lawn crystalline hospitality
  prudent pulp pathways negotiated edwin astonished exploited dame decides reactor merger clerks cares startled
  villagers epidemic naming melt spark monroe albeit steal dakota vicious mansion tan reluctance advantageous rousseau
  conservatives sincerity swallowed hastily dissolve bestowed alarmed macro ignoring fulfillment virtuous franchise
  celestial lymph carpet hesitate thinkers mat cromwell scotch bean metaphysics trout joshua transmit digest thoughtful
  converts denotes reinforce morphology saturation stripped spherical embarrassed johns inquired vigorously ivory
  explanatory qualification accomplishment inflicted install memorable pitt carol sore dome instincts proximal
  deterioration persia magical negligible nutrients textbook occupying monkey appealing pertaining invaded marching
  terrain jamaica correspondent jar unaware marker foul sober swim recalls tickets theft shaken strive ascending exhaust
  emotionally fastened journalist storms variant dreamed tangible melbourne balances dock julius bye frankly mist plural
  vulgar jointly honored regiments reminds verify reporters nos mourning annie optional vacant journalism poorer inverse
  versa bailey seattle lb nous pathological linda downtown anticipate collateral viruses shelley foliage moss locus
  slaughter surrendered overnight lining bankers provider incidentally yugoslavia waved restrictive laden creditor
  macdonald crust investigating plug delays surveillance oval voluntarily tracking rigorous radically mandatory cicero
  plaster urging axial geometric technically truman disagreement malaysia convent entertain persist ba dickens
  additionally threaten substituting assemblies avail legends animated hygiene alkaline counterparts corridor continuum
  gambling decorative sometime anal shipped winston holt supposing pedro dashed italians crowned gabriel flung
  assimilation gamma contend wireless perceptual occasioned alienation forestry economical lever rewarded swear shrugged
  twins evaporation toes aux definitive procure eisenhower almighty apples ware haste nail museums concession utterance
  ingenious scandal grazing thirst xix rico treasures evangelical microscopic grams chromosomes reviewing sadly tourists
  desperately jo mann ia potentials emissions seeming agony uptake conduction greene soviets alternating incompatible
  toe interim striving digestion immortality raid bitterly eliminating andrews handicapped responsive scarlet counselor
  drained supposedly affords learners ribs interpreter inscriptions agrarian insistence generosity nile dye stain
  dictated spacing specificity beads kit disappearance abuses corrosion conductivity warn aviation penguin pasture
  circulating brooklyn cafe bin frances stove shy sacrificed prentice sandstone starch madras col rue cooled stout
  simpson yeast athletic choir faithfully barren brutal manpower lets edgar skins ken baldwin pots expedient confront
  comprises inferred corrections duck loudly couch halls garments fin ted demonstrating terry seminary biographical
  assent solitude erroneous calvin kingdoms establishes throws keith insult mixtures prudence bitterness balancing coke
  humility lobe treats provoked supervisors cox patents folds eden suggestive bowel counterpart nietzsche viral robust
  eloquence purse mosaic ottoman volatile henderson intimately protocols willingly deficiencies toll astronomy cleaned
  hydraulic twist accountability openings chooses indicative betty melted paramount finer delegate damned rob blocking
  psalm exercising coincidence multiplication dallas flavor mythology credibility pillars markers pub richer enrolled
  preventive abused influencing ardent blend denver adjusting lily witch workshops impatient arthritis wellington
  nowadays authoritative ceremonial pouring maiden mantle tracing rationality refrain insofar germ benign expelled toys
  debris arches broadway wartime factual signifies notorious brook suffers parallels protests keeper awe telegram
  terminate advertisement maize chopped mon strife buck afghanistan barley coated licensing accorded examines amateur
  learns veteran divorced davies dot lid maxwell supplemented lifestyle overthrow missile wordsworth investor
  predominant apex drought emigration collapsed signing peking pact yang discouraged fruitful claude documentary ballot
  distribute embarrassment miniature portrayed genetics sounding peculiarly piston blamed apartments lebanon statues
  prominence radioactive disregard db grim intensely countess wastes premise socialists compel comprise pointer bile
  implements nutrient careless grammatical punjab turbulent victorious arid uneasy worm radar negotiating burma gerald
  sands hiring ornaments licensed woven practicable combines amplifier reductions worms shine palestinian culturally
  morale penal dialect leslie stamped retarded verification pierce hen backing blues han discarded chapman delicious
  prognosis coats contractors isaiah brazilian isle injunction nonlinear replies disclosed telescope privy patrol lbs
  rotating hepatic hints irving hymn slain mouths exalted registers charleston frontiers funded tolerate sperm dispose
  steamer abandonment ventral attorneys parted propriety disagree brightness dewey suburban newer insane superstition
  norwegian recollection hears miami goat reactive chen nominated leipzig dip overwhelmed testify flank submarine
  feminism dennis swallow magnet banner canoe canterbury pools copying fa stationed tossed toy wa astonishing reich
  weeds timothy sensibility proposes morton traumatic coral deficits lesbian allowances descend heap sequential insists
  earnestly passim ga warner asylum purification thereto penetrating opium naive hats minneapolis ethnicity poll
  affectionate inst nt nut faction liquids questionable jupiter solo clue partisan integrate migrants henri mucous
  aristocratic oblique pragmatic crane howe broker economist assay shout drilling flowering disputed ineffective pollen
  confederation climax ryan industrialization bliss aaron statistically pneumonia kick honestly consecutive supplier
  norfolk skeletal cl collectively abbot impress hare hispanic cough methyl whisper clara finances essex construed
  curiously sadness rhode cooperate swiftly familiarity grinding sinus durham garment mold stockholders atlas hello
  pistol mischief rounds financed timely malcolm recipients dismissal progressively surveyed wiped terminals decidedly
  vermont warehouse unprecedented gloomy generalization jerome batch novelist symbolism pyramid gigantic messiah chips
  exotic burton warsaw cultivate spontaneously certification cortical polarization bombs everlasting amused nevada
  clement omission flowed proprietor diana pseudo containers prophetic sulfur designers rains ups repaired astonishment
  gazed procedural hague seals dominions purified armstrong loosely henceforth awakening lib intervening unrelated dumb
  ian violently hindus seminar resin telecommunications credited encyclopedia eventual evaluations calories modernity
  reside boot brotherhood genera massacre predecessor smiles unsatisfactory dwellings cylindrical manor rushing
  medications bushes dec digging offender stevenson discontent weaving noteworthy periodically ironically fills murmured
  serpent prototype chester tertiary centralized manila inscribed socioeconomic institutes delivering incision aerial
  undergone bourgeoisie disgust conrad nova deductions irrational epithelium barnes orbital critically homosexual ag var
  ambitions backwards hairs rubbed heal hannah salad sectional dial methodological hemorrhage victories foe rivals
  activists sensor ounces supp lenses vendor adherence liberated stat shillings tending differentiate pumps poultry
  implicitly classics disgrace disturb indefinite infer harmonic vs montana reconcile neatly modem anesthesia verified
  michel marxism baseline necessities stark republics endured pilots metric apollo builders tray schematic leagues
  employs toilet generates puzzled refinement analysts gallant airplane novelty denounced weed internally ventures
  portal undergoing awaiting postal gloves lobby consume admiralty explosive humidity materially distinguishes wandered
  decimal clarendon enriched databases nathan oscar distrust inorganic invoked palms linguistics ventured alliances
  unfamiliar gown procured belgian splitting ante shattered ceases dysfunction expended deferred affirm trench slid
  mound craig candles aspiration transitional mobilization charcoal steering stare icon applause grandeur constructions
  restrained heath sworn pork advisers deceived offended pulses silica thine electrodes ottawa grandson clothed felix
  projecting modernization stockholm ornament overt capsule flags berry terribly backgrounds keyboard coordinated whale
  averaged evenings intervene bricks grievances cab cracks confusing fringe youths herbs captive byzantine hostilities
  fertilizer monte lays transforming unclear facilitated overlapping darker stature intelligible saudi modulation
  periodicals czech crow suburbs bored unlawful exported excellency innate hardness tor adviser swollen periodical
  mingled defiance template balloon mesh judiciary encourages satisfactorily textbooks retains chronological devoid
  penetrated dilute admitting triangular deprivation apology relational tu salisbury anguish illustrious tricks disguise
  baltic sells reckoned rt commonplace constitutions slides terrestrial prisons advertisements fairness gut biochemical
  casualties undergraduate francs heterogeneous doomed pioneers karen vatican pensions lipid lag highways tongues ridges
  transcription closet dismiss stealing spectators cherry courtyard ashore interrupt fishermen amy beijing tentative
  corpse incidental determinants mole scarcity sudan vowel deception festivals extensions footing gossip troublesome
  bulb antique ballet pants pad sentimental sanitary restructuring ordination rhine endurance uterine exhaustion bradley
  congo schizophrenia dissatisfaction highlight iodine owns glowing strained snapped subdivision needless einstein
  colombia setup lust responds stepping medicines consultants erection cardiovascular interruption switched imminent
  dealings examiner dave burdens professed waking bubble formulate constable blades cartilage specialization lace
  invaluable entrepreneurs grasped rivalry harmless velocities acetate contended bi enlisted rejecting ideally heathen
  disruption terrorist janet calf researches sunny peel degeneration enhancement unworthy peril portable permissible
  articulate practicing mortar potter myocardial freeze learner impossibility disciple hoover stein births
  accomplishments cloak shone fletcher designate continuance boil disappears spy morocco enactment dosage exceptionally
  repentance tc outputs appropriated acknowledgment presume expiration climatic sailor enclosure cia chlorine
  businessmen odor aperture handles whip wilhelm gum sentenced delete idealism graft founders flint robe converting
  ionic jumping scored inventions intuitive pilgrimage smoothly inmates residues venerable jr bud genuinely catalyst
  benevolent sicily winner yourselves baking optimistic jake dreaming illuminated entertaining bombing pelvic mutation
  schmidt echoes hind strokes fighter attributable condemn franco flights excite weeping pillow scent drowned meadow
  selections highlands linkage randolph echoed calmly hastened manhattan ammonium judith sac electromagnetic distilled
  danced graphs confinement temperate bolt colonization philippine textual asthma ranked acoustic monkeys pleaded allan
  pursuits syllable librarian violate thereupon patrons globalization harriet rider halfway inlet tents contour
  tolerated imitate font banker wisely dozens compares rochester habitual eloquent articulated cherished dotted coffin
  escort fragile elevator owes bonding startling surgeons conveniently rash mc individualism anemia cigarettes sewage
  toil egyptians madam ensuing blockade abc cite testified forgetting psychoanalysis catheter listener ns socialization
  wagons relying parcel skirt inertia pigment sql optimization piles recorder disciplinary manuel impedance inspire
  conquer intensified ham artifacts luis embracing predicate mirrors occurrences printers susceptibility boring budgets
  secrecy targeted waving mutations evenly fulfilling inviting ditch worthwhile hastings articulation indulgence
  integrating brunswick knot benefited statesmen bonus woke interestingly precipitated obeyed vibrations website noisy
  cock descartes alphabet cecil dresses conclusive perish updated fortified fiery upheld preparatory elites puritan
  intravenous boldly derivation frog prague rite coherence reprint featured manhood riot contrasting societal footsteps
  excel baptized ox likeness muttered baths spirituality saline wines torah summons fbi epistle connective extremities
  intricate rejoice abrupt mystic bury diminishing clad newborn slice royalty compartment circulated imposition plunged
  gladstone drums footnote infusion diagnosed northwestern hamburg repeal sulfate repose proprietors periphery gibson
  consolation enjoys barrels meaningless velvet densities irrespective ya divides unconsciously experimentation riots
  allah subsidy bearings czechoslovakia eminence devise ancestor honors ie beneficiary maya ant boarding pins epithelial
  teaspoon parsons understandable amazed tire loneliness cruise killer satire eleanor preachers marion rabbits undue
  pearson unnatural shalt chang accumulate basil garage reef presses rd empress confer queer beats davidson optimism
  displaying jason troop replication taxed klein shit exam evoked factions restoring cork pulpit reflective pituitary
  uranium averages condensed fungi remembrance preferably scheduling loops hymns defenses bachelor traded iris folklore
  sellers specialty gladly contributors gardner expects crawford auditor contingency reg disclose cousins conceded
  regent lancaster motif violin heel curtis coleridge instructive chalk franz cancel sway ounce variants resign
  observable policeman wm adsorption tactical permeability separates captains cyclic cameras gonna democrat curtains
  emphasizing missiles thief announce predictable superb utilizing assemble dictatorship detention secretaries brace din
  webb recurrence builder locks comp antibiotics schema distributing roofs antenna indictment screaming roar creep
  tariffs giovanni vine cunning doe alluded feather decrees mn dale safer insanity catholicism constituting nd savages
  investing allusion recruited sustaining hawk blunt swell gen maximize adhere candy validation lazy plaza ultra baggage
  incoming masonry pavement ceramic spear steven pitched travelers ribbon borough blindness instruct venezuela wears
  scoring graduation musician diagonal dash negatively refugee lang reid intermittent lucas englishmen compose
  investigator observance starvation cues commercially interfaces penn symmetrical boulder advocacy resembled discern
  homeland arranging strauss trim sewing assisting evolving quoting pillar breathed intentional planners coincide
  catastrophe confine specifies gospels dispatch stabilization supposition andre relies curvature stays configurations
  gloom vulnerability tar flap chill vigor depletion enrollment ringing computational fetus puzzle cruz sour thither
  doll automated medal impetus herman highlights rosa ivan tuition rifles goats crusade committing insurrection tombs
  kidneys guild petitions extravagant hardened lisa conceivable tens unacceptable lump guessed indexes snakes memoir
  irradiation album desirous hedge chord eastward straits harmonious restrain ana inverted clues pilgrims html swinging
  unification singers watts sara elaborated blair censorship chimney confirms cables tore miraculous collaborative
  contaminated ghosts remembers petitioner ingenuity drawer nausea terrified hits manure stricken pits inhibit whig
  anthropological concurrent caps jokes nouns tablets oracle assassination spleen garlic obsolete flourished involuntary
  heightened recreational dissent orient greeting convex crafts builds xxi durable municipality textiles asserting
  addison absorbing experimentally legislators saunders diamonds foam extant baked bandwidth anatomical rapidity cod
  fascist commence indefinitely sails carroll malaria fibrous francois cathode coasts slate tidal ordinances theologians
  morphological twilight behaved fist cs alkali joins evidenced signify irs grapes slab dignified jenny humiliation
  kicked cameron galleries caves commentators summarize tommy hugo edith boast akin athletes divers tory edema denies
  abode retina parting embarked castro dislocation polymers accessed meadows buchanan endorsed pumping contented
  believer simulated jung heresy frankfurt speedily tedious positioned diaphragm carbohydrate scorn subdued crews
  manifold stole springfield drastic ira vaginal sensing fearing authoritarian exemplified thigh dancers tutor aortic
  trousers capitol richards illustrating framing unilateral halted unmarried duplicate futures adjective despised
  vertically ankle notification sensed swords excavation brake shelves rails analog favors listeners inversion fetch
  auction screens lien tensile lowell bulgaria undermine rented bathing hayes ligament lions cracked barber sanskrit
  rocket masks thereon labors merged surround guatemala infrared beneficiaries tendon posterity regularity whitman
  allotted hepatitis exertion educate humane expulsion legislatures whereupon diversion unexpectedly unanimous reproach
  demons collectors digestive converse plymouth unimportant sacrament constructs unseen complication welding monitored
  presentations levied strait grinned neighborhoods evolve releases ironic altering yelled intolerable morrison io
  irresistible swamp resided lutheran thoracic insoluble lapse rugged cong shareholder housed injurious ministerial
  discrepancy expeditions lodging jewels insulation stool maggie barred incorporating diffraction circumference
  afflicted adorned browning onward bryan diocese civilians aligned needles mast neutron antigens modules thanked
  viceroy northward reared knox summed excretion persuasive lin futile ceylon delinquency cessation calibration relay
  cheer sack homage forts gallons seizures warnings metropolis jesuits saul rainbow proletariat patriarchal commune
  staining wander damaging performers rand empowered beethoven manganese worthless tyler lecturer landlords constantine
  strands ethiopia clergyman asiatic apostolic admissions pleading oppressive bullets legion closes reluctantly vaccine
  await denoted lone shaded cleavage cedar bach stuffed barracks triumphant esteemed ascent headings filtered blankets
  glue sandwich affiliated jeff troy chronology peters watches shrubs landscapes steward fraternity richest onion
  financially ernst andy pledged fluorescence inferences resorted quota accusation gazing jesse basketball tempered
  fines prosecutor explorer downstream endowment elapsed rhodes adrenal resisting uncovered vernon shirts flush urgency
  horseback consented determinations randomly mme lodged ventricle originating fraser reasoned dearest gale pete haired
  capitalists robbery recession metaphors comfortably fabrics outsiders peculiarities aquatic fighters pervasive
  transplantation rhythmic richly folding salem trails citing patterson vices withstand downstairs wins agitated kashmir
  bucket torque talented declarations retardation thames seamen seriousness safeguard misunderstanding composers warming
  psychoanalytic stretches routing epa platinum skies drafted chemotherapy hips suspicions digit defenders entails
  reconciled renew newcastle crushing moderation penis resolving bidding recordings geoffrey awaited compensated
  satellites extinct arbor mccarthy militant escaping rapids exposing infra gastrointestinal flashed indulge piled wedge
  authenticity sofa probation cellulose switches attractions taxi ancestral impartial inherently carnegie rejects
  voltaire deflection scrap contrived postoperative positioning anomalies giants pamphlets beth fauna bamboo peterson
  appreciable regain floods relics veto ads gateway happier cultured shoots alley stamps erotic servers screamed grin
  marketplace congestion reminder exodus clash recruiting substitutes bobby sd syphilis windsor demon authorization
  lymphocytes richness obtains proton malice oz hitting deprive percy adversary cautiously rf fuzzy porcelain haunted
  goodwill engraved salient crush homosexuality dove conjecture humanitarian coils prehistoric af xxii successively
  objectivity wheeler dire trader concentrating yorkshire menace moonlight garcia nazis fats airlines highness fischer
  southward aliens dispositions automobiles scratch sanctioned sine drifted spreads pe translator millennium psalms rack
  perished capitals fights virgil pictorial tile kirk hail enhancing southwestern sixties cylinders improbable phoenix
  mackenzie impending affirmation renowned incubation solemnly solubility tomato attendants castes augmented isolate
  requesting staircase parasites snap contemplate feeds babylon mock clinically garbage vitamins materialism modifying
  vaguely scenarios comrade faulty promotes lynn biopsy classrooms holocaust packaging bp jaws kevin charms traps wreck
  priesthood beck complaining uneven flourish spoon bicycle chickens hinder monastic elaboration hides repealed
  sheltered julie shortcomings dwelt lineage subordinates heartily addiction cumberland contractual prevails totals
  synagogue crept lexington sen hearth highlighted radiant cyprus hue gentry dots recovering originality temperance
  rector affiliation predicting reddish sights lieu destitute tout drake maxim fanny fermentation disguised levi
  acknowledgments photographer robbed coercion hardship protector canton sr kaiser ministries recipe deduced unfavorable
  monstrous annoyed cohesion condensation putnam knots champagne rubbing grasses fortnight glacial nets adherents
  stereotypes chat begging vastly orthodoxy carlo guru wrap butt fused appliances banquet disintegration therapists
  unrest confederacy inexpensive colin inhibited gratification emperors freshly sinners excavations accidentally todd
  mare ulcer originate martyr pharmaceutical kindred stubborn mentioning milwaukee insisting flee releasing hz circus
  tackle outright spider microscopy murderer noah wade coded idaho recollections herds disasters classify nashville
  vocation poetical atp sects slot fry grab inspect algebra nests distressed rainy conductors spirited amend luminous
  benevolence specifying synod prostitution animation geometrical overcoming transferring venetian worcester nicaragua
  peasantry pathetic shipment bondage celtic evidences debated blackwell roller preoccupation handy landowners cites
  cocaine offshore scaling excepting fantasies hopeful consecrated memo incarnation yarn spaced disciplined oceans vie
  controversies facade philosophic judah inhibitors patiently hale localization semantics beheld notebook entropy birch
  wi esther kilometers alcoholism bony lu viewer sol unfinished routinely trenches syllables rumors fuels oi sans goose
  residing searches winchester dilution prizes vancouver marines formats visibility intrusion anarchy harassment scream
  raids peptide remnants vent deities trunks typing reacted tails aggregation lasts dissociation sponsor volts
  appropriations enormously exploded meta amounting jesuit instructors hasty alps simulations hearty necrosis groove
  guitar chaucer abide infinity spur illusions lyons workings diligence dragging annexed developers xml delicacy malay
  inactive tenor iso xxiii eccentric rally reminiscent siblings actress partnerships wu connects huts coleman signified
  buses emitted iranian poisonous heretofore contested matrices marrying tablespoons firstly procurement diluted liking
  isles etiology transparency homeless selves sorting casts turbine tavern bundles bonaparte ghana palaces inequalities
  slices syrian abscess narrowly concerts agnes automation pike tapes secretariat sleeve nepal pier heidegger
  multiplicity polity ropes principals thirties incumbent pore salvador highland proudly roland bloc nitric nightmare
  assertions flourishing copenhagen divergence alternately transcendental rhythms yoga jeremiah hatch pictured
  supervised narrower easiest plentiful executing forbid thermometer directs ridicule humorous omit precepts
  commandments pelvis illustrative microwave negation administering utterances degraded sprung flask oft dusty knives
  rearing robes calculus protects foucault stipulated impatience parity lance unaffected robot captivity lexical tibet
  yoke mosque detained clifford externally composing paved improves devastating dissatisfied willie laundry prefers yen
  queries tolerant mall disagreeable katherine deployment squeezed recalling inefficient declines eminently openness
  trumpet elliott inconvenience aesthetics fascism ge congregations removes cam voiced melville multinational monograph
  carlyle stratum sporting impersonal brands clinics brandy whistle fullest poses progressed chaplain compilation
  bubbles intends thanksgiving shew paternal inspiring routines attaining adhesion santiago murmur informs plead clung
  spun mexicans twenties versailles amiable abstracts arabian recurring sinner modesty sown heroine patricia reckon
  notified anchored porous smoked classifications mcdonald humanities vault nehru foil precedence beaches ferguson wept
  monasteries cakes brahman essentials endangered jenkins flattened submerged populated legendary diarrhea maximal hyde
  email armour taxpayers enumerated jehovah contra forged intentionally healed discourage greed buds ratification
  powerless biased merge tl digits compliment donors hutchinson fascination jewelry totality wolves infiltration enlarge
  brushed attentive sheath bearer dementia obedient forbes fireplace excessively gr uganda heed diminution tyrant
  hardships fried coll patriot thieves benedict resides backup basins voyages superiors fascinated forecasting dictate
  o'brien proprietary prescribe swan carotid unavoidable accusations canadians exponential nuisance athenian technicians
  vera litter corporal belle pilgrim departmental console wards foreman indonesian subjectivity ants conqueror rescued
  ensemble workforce mead horrors multiplying gill expectancy municipalities prohibit sinful ambassadors molly proxy
  conscientious stiffness imf diets plight aversion eh roused fragmentation costumes gilt cellar slowed clip wasting
  joel registrar umbrella dogma orchard gould brackets tearing correctness syntactic expired baskets complexion
  fitzgerald commentaries rigidity bismarck momentary archaic glacier glossary thirdly ethic vines astronomical journeys
  bolts alarming wholesome clarence deceive conveyance breeds fictional vagina elephants handkerchief browser fools
  chromatography cue epilepsy implying polls offenses planters constituency colonialism nasa eruption shale algae
  immersed slim pueblo foreword sweetness hopefully cursed provoke tamil friedman elegance womb censure abundantly
  guardians flushed engagements perennial vividly electors dew ionization weaken ensures acknowledging jeffrey powered
  variously supplements exhaustive frowned zoning ozone cracking wizard overlook voter ornamental password pretext mp
  armor rot cans reckless premiums atrophy perceiving unquestionably warmly arouse topography schwartz opaque fir molar
  speedy unanimously curb diseased recommends instantaneous trademark lumbar punishments cholera compounded modeled
  lancet semiconductor tomatoes ethanol importation longed livelihood appellate upstream peas regretted thankful
  ancients widening archive vernacular sap obesity assigning installations feasibility flocks synonymous speculations
  outlets postponed manipulate ratified depot whereof leakage hanged prostate mule announcing lunar ob belts shields
  bothered superfluous floated urea ideologies motifs ores parishes recruits oder downwards drafting forcibly salesman
  aires kay banished mozart guise transmitter rum fundamentals succeeds logan palate infarction inventories anglican
  oaks payroll squire slit eddie agreeing cranial advertised zealous platforms gentiles exhibitions krishna newsletter
  spacious discharges interdependence frenchman shocks presided divergent manifesto influx locating colorful photon
  carriages genome ascended exhibiting cube johann retreated retrieved beforehand inductive evacuation pines illnesses
  crimson pierced sued fourier dielectric prerogative kernel allegedly proclaim mercantile underwent inventor coaches
  painfully concord doctoral siberia becker dubious instinctive conducive vendors equator maple widows kills paired
  restraints ukraine tiles morbid retinal canons tubular evelyn foreground familial sensors causation exaggeration
  refining timid yankee overlooking milieu ppm dictates admittedly repeats neurological pretending profitability manly
  meridian greet interviewer butterfly dover citation semester enamel sheridan genital wyoming beaver ensued storing
  inseparable adulthood geo generalizations herb dreaded nicely mint barker tucker eyebrows nuns acknowledges staple
  crowns developer fasting proposing niece cigar obscured devout jurisdictions amen witchcraft battlefield scroll
  dispatched mysticism yuan pronounce formulae groundwater disks immature inspectors endogenous myers spoil risky weaver
  contours precarious collagen aromatic supervisory rub subscribers scandinavian dominican claire confronting uprising
  transcript escapes southeastern estrogen packets monumental sympathies wildly existent signatures patriarch mating
  uniforms triggered annex perkins medicare weird correcting stakes ada rib mini turbulence spectroscopy flanders
  nationalists filtration muddy leases dent transformer diabetic dues praises tempo liturgy como scholastic joys lyric
  oct orator redress bald informing dusk slipping enrichment handwriting brighter natal friendships owl immoral bradford
  doom spores ecosystem cradle destroys populace hourly blended migrant sturdy accountable ghetto unskilled tort
  pronunciation sticking psyche ingredient np parked childish granules cavities sighted aftermath ace discovers inducing
  maturation unfit acquisitions betray ts revue ovarian licenses flooded finnish bangladesh boyd concise nr marc willow
  accessory continents queue recruit vicar dissemination grocery airline wipe microorganisms ea undermined injections
  ledger invaders ron battered condenser edged pirates receptive fossils resented jurisprudence retrieve fugitive
  antitrust interfering topical dialectic dwarf strikingly modulus tides walled liaison compulsion fade ithaca scatter
  yea humphrey fostered mentality marvelous hawthorne bizarre nam indebtedness averaging surge distracted ri deliverance
  nc assigns airway swore conservatism electorate softened solicitor moods nov frightening murders needing mules
  americas acquires outrage lotus observatory oxen annuity registry whigs attracting antagonism shortest squeeze dixon
  rhyme ont weep comte glen barbarous refrigerator rotor indianapolis soaked raven pretensions onions exchequer
  youngsters shirley torch erie shouts accountant willis wiser turtle engraving artisans reinforcing transistor pascal
  lyon oats subordination ludwig hebrews confines redistribution hop satisfies georges subset titled amazement
  wonderfully stripes warmer depicts homework embarrassing threatens precursor uncertainties towel yellowish heredity
  apprehended courageous locomotive sufficiency undertakings consonant labeling stanza preston aide hoffman disliked
  martyrs tub lc entail arbitrarily thinker binds woe cordial nun diverted kinetics unwanted allowable dough olympic
  woodland terrific vinegar ultrasound interacting spends persists grandparents stately forthwith harvesting jam
  competitor isabella tier esp tuning diesel filtering homo industrialized horizons hunted acetic preoccupied gnp
  bilingual embryonic hum carson flats hangs hydroxide turmoil grape oxides retiring bids lima warranted wont tablet
  dodge unbroken narrowed scar alpine allegations gal uv twain motto camel stenosis lava alienated newport eddy
  propensity cytoplasm shafts louder protracted poe eva butcher wherefore teenagers canonical herr greenhouse immensely
  racist graphical existential credible buys bows verge chaotic goodman dancer shrink characterizes rectangle lore gall
  grotesque brute forecasts arsenic winged alveolar hose ragged hemoglobin workman honorary algeria cords recognizable
  cocoa corrective aorta psychiatrist attic darkened detecting contests cosmos whichever trifling electrolyte hartford
  noises fol leopold motionless reinforcements sparks adjectives reversible pipeline whitney header downs horizontally
  adaptations cache warranty exploits syracuse summers lynch perfected facilitating trusting heinrich antecedent
  exertions pronoun revive abound illuminating queens paints invade climates passport bankrupt spindle superseded ducks
  fro realizes skip incremental elizabethan overly stratification deserving wilt rebuilt enforcing mammalian furnishes
  cos pest aiming massage deference griffin groves awoke toast rockefeller carbohydrates ned tempting canopy symmetric
  barton xxiv battalions imposes demise doubleday nonprofit unpredictable uniquely raphael lorenzo embraces fading
  imperialist cheerfully zurich admirably obscurity rewarding antibiotic deliberation extraordinarily ensured
  confessions inert anxiously confidently sinister adultery delusion mastered armenian northeastern lantern chronicles
  growers pauline flashing williamson inc withheld discriminate auspices atrial furnishing preclude lethal allergic bl
  pancreatic summarizes worksheet somerset deployed completeness cooperatives interchange gloucester characteristically
  unpaid sings shrewd devils watt absurdity deem unconstitutional hooks treachery harding o'connor isabel walsh andrea
  phd graded eclipse beacon balcony hydrolysis drafts invoke signaling trajectory ruby grandchildren dissection scanty
  presiding o'er suction inserting abandoning harness forge yeats saith beauties justin avoids repetitive vow stunned
  fronts iraqi discontinued sculptor lambert barbarians weiss mechanically infrequently wolfe lifelong processors seine
  spouses retailers excursion brokers hampton communicative traveler judicious detrimental rust transmitting inspected
  undisturbed impurities italics scripts mediator ginger taft disarmament eagerness widened simplify iq triangles
  predictive halifax owning tibetan encoding claimant nave miguel jeans tapped guerrilla outfit grading ducts counselors
  instinctively transnational viewers foreigner forwarded dickinson coordinating beatrice flute regained natures
  grasping protestantism surpassed appellant drunken reciprocity vase folio poorest emphatically urges spoiled concave
  logging barcelona ambient sophia decorations compromised acquaintances reigned annexation leicester barrett inaccurate
  plastics neil standardization sharon accommodations conveying adequacy reactionary warrants contractions sundays
  elicit adhered sanitation excesses referral reflexes repressed envisaged ponds dialects inferiority indulged stormy
  powerfully clare somatic manipulated peat calamity embryos chess picnic contradict carving disobedience banana
  diversified weakening warmed edifice postmodern comm fishery tonic avenues nod bypass whiskey keynes approbation
  abolish shocking helena worries selfishness launching elongated parenting aggravated bade leased revelations dawson
  induces biochemistry programmed rectum ancestry brightly gallon cutaneous adhesive emigrants leaped derby kissing
  lessen hegemony clicking sloping diving preserves groupings classed bluff lender ark cologne eligibility inhibitor
  precaution hailed increment rotten biomass hawkins misunderstood deserts incompetent irritated extinguished deleted
  dive rehearsal ignition pediatric anthology helmet ski embodiment formulations nationwide memphis messengers
  buckingham danny lyrics priced banned engels repertoire ecstasy hurricane bait carr sunrise infringement hanover
  sensual intellectually internationally feminists realms applicability fiercely seymour inquisition interstitial
  budapest blossom cop scotia manning walpole falsehood niche vowels tortured yearbook oscillations truce flip
  understandings blond pills remnant castles disregarded rem jennifer clayton slips thematic symptomatic anxieties
  hydrocarbons desiring berries parole pulls identifiable chemically paradoxical hasten drifting squad tasted screws
  implicated trough bust charters muller huntington anyhow excise pores poly forgiven invent desolate witches defender
  bursting browne pearls exemplary clinging stray majestic abiding homestead performer parasite subscribe measurable
  idol intending orientations lobes sorrows fifties imagining roaring equivalents privatization cooler mentor grease
  barons tread elicited haul checklist tucked leukemia concomitant inhibitory bang gravitational effectually rides
  seismic dine proponents nationals midway secession makeup assemblage unesco shortened prerequisite mussolini cutter
  translating canoes filaments parlor bowls ls ransom strenuous christendom relativity networking desktop authorship
  revise notify surveying pancreas favorably respectful suture mythical accessories accompaniment bail apprenticeship
  restricting jeremy ul whither gaseous crisp prelude stanton insecurity withholding teen repay habitats flown spelled
  intriguing artificially teens saves equivalence spies om comforts brigadier movable revolving redeemed ukrainian
  degenerate casually foes hooker staged blossoms sparkling suspend reconstructed scouts antony denominations stuttgart
  whipped rations erasmus granular solvents elective prism cereal starving parable pastures costing nash sinclair
  wickedness botany lisbon camping vacancy trash hg leverage delegated cornwall gage lanka nathaniel dudley flooding
  canned thicker kindergarten treatises remedial helium rebellious hobbes nasty firmness canning anomaly boulevard
  synthesized potency wrongs policemen ridden mortgages ulcers athlete mailing creeping correspondingly glare promoter
  rouge angrily amber especial singularly cunningham newfoundland earthquakes delinquent gerard mb mustard excavated
  ecosystems exposures deadline thighs donna beverly typed sleeves bastard poster accompanies dissenting liberalization
  ans objectively judy clarification securely romania inconsistency rotate receivable turf amorphous vigilance
  determinant quaker doubling injure glittering dismay zionist plotting dams gorgeous comb complexities madonna
  dialectical shipments mayer rye kingston alberta transcendent interfered puberty disapproval discriminatory citations
  cleft linkages pernicious criticize industrious interpretive traversed frederic brittle tn insufficiency heidelberg
  faintly riders amos boost lou malicious planetary skirts skinner endocrine precede bbc mai compiler scholarships
  covert excused transplant psi fraudulent powdered tailor slack toleration elusive inherit causality borrower traverse
  zeus schneider armature furnaces cabbage amplification knocking plunder diffused transference authorize damascus
  blurred endorsement stainless unfolding unduly benson pratt ordeal zion tires weakly platelet sussex confirming
  obligatory liquidation agar psychologically merrill hideous visually subcommittee twisting occlusion patriots
  aggregates lopez reunion ceo winters confuse dat informative sidewalk fences illegitimate expands abbreviations
  interviewing philippe complied fleming biting unpopular iceland dana wares serene doubly ulster ditto imbalance
  formative optics survives nigerian empires galileo sioux waiter goodbye jars spokesman plunge worrying sedimentary
  awhile arched mapped humanism deriving fertilization cricket delights chandler hawaiian arrays viking libel bounty
  salute neuron fortifications pluralism multimedia capturing icy fm sow normandy bacillus marcel parentheses forwards
  quarrels natl seminars branching gertrude compatibility rh ascend courier arrogance uniting ballad librarians nigh
  decreed credentials chariot groom sponge rex thrill wavelengths pd ming retrospective grievance subdivided aquinas
  pesticides tempest hansen morse excludes havana landmark empathy ivy galaxy neurotic sanders femoral anecdotes
  refraction vesicles initiating vanish impart aisle pony bewildered craftsmen lan fungus vows lafayette fowler terra
  greenwich greenland facilitates microbial arousal coronation severed hp diaries rm tm persecuted superstitious
  violating helper rapport fertilizers nil inadequacy scout tropics benches annoyance sylvia ida wording staging coconut
  cysts recollect shortages arrests matthews nomenclature ovary perseverance terrorists functionality anthropologists
  teenage dryden aberdeen postulated ontological slogan remuneration proverbs steele frail awaken fallacy tractor
  kneeling gloria fabrication mechanic attested vogue hammond laurel traction sumner attachments burr generously cohort
  emptiness viability untouched fuse chemist prepares quotas jurors denis conquests statistic lingering runner sebastian
  cones leak indignant clumsy ocular bake dyes payne bologna assoc veterinary masculinity effectual despotism tanzania
  retrospect poisoned wee ax ultraviolet spiritually gravely cardboard reminiscences extracellular excuses rick edict
  clover argentine manifests temptations quarry inaccessible occupants coals lydia distillation fritz wits heterosexual
  emptied referendum objectionable unconditional redundant chateau curled christine crooked chestnut stringent
  corinthians crescent thrive intrigue queensland stall seedlings correlate hardest misfortunes bike stokes gore
  goldsmith opt narration ostensibly businessman dominating stumbled adversely rotary ezra picks convulsions deformity
  armistice drilled modal intensities utilitarian utopian democracies marches sludge biographies styled antiquities
  diversification uh piercing savannah helicopter revisions indoor scalp upside twofold dialogues div perfume baroque
  preschool trembled ruthless proficiency computations dismal hardening fluorescent warlike mountainous denomination
  plaque maze vita tapping sampled precedes empirically longitude adapting spruce carey botanical fragmented nostrils
  trent teresa traitor disadvantaged steer wooded bursts cyst jewel assuring offending directives infamous betrayal
  mater subscribed boasted collisions conveys hither lament arrogant anode postage trinidad genetically wilkinson
  dictator giles lear hectares ration glancing louisville hysteria reformer garland adversaries phenomenal stephens pac
  pb eats rotational humbly seventies impoverished chartered warden seizing dentist stimulates competitiveness placenta
  depicting hal reel apprentice nourishment norris griffith studios sheffield noticing potash bates raging fictitious
  unrealistic punitive knowledgeable assurances segregated motivations jacobs protagonist ignores hauled salon albumin
  bestow vintage intercept randomized numbering roth typhoid walt leonardo woody additive momentarily rc luxurious
  tangent multilateral disappearing atonement questionnaires accessibility blending bonded confounded merciful ceramics
  perceptible shiny contiguous pleas collier knelt concerted sacraments hysterical coordinator promulgated safeguards
  leeds whales antarctic prohibiting vertebral reservoirs mil gardening pharmacy pinch survivor pecuniary trimmed
  nationalities saloon rhodesia bibliographical convoy cobalt allusions obsession bytes menstrual moody rupees resection
  crab chromium fable bipolar cursor installing brit salvage outsider notch flexion capillaries pill squared milling
  diode persians primer ganglion sm reins sociologists obstinate contextual convict beware splendor laborious dominates
  substrates preferential depressive cortes homicide sanctity allegory intolerance recess bryant miner reminding
  revolutionaries gardener berg walton wilkins depict oscillation dreary curing bolivia cataloging superimposed
  normalized ale ruskin tipped instrumentation thorn petals inhabit constance tame pronouns tuned apprehend denominator
  oaths greens pigeon reagent kinase skeptical heterogeneity keenly subscriptions capacitor char conical intermediary
  heroism abel sculptures disparity pitcher greenwood aptitude gait sayings bohemia lithium underdeveloped cling
  informants lindsay fernando attenuation immersion protons triumphs freedoms convened sh markings marco inaugurated
  brooke malta tonnage sinai polarized exporting tennyson prologue penicillin lanes luggage diameters bravery
  universality halves elemental perpetually qua nobel confederates warwick emblem streaming vile assam catches saturn
  posters deacon moor recited xxv flashes billions constancy concentrates pendulum subjection angela realist aura
  entailed mounds hypocrisy cascade quaint facets miranda invites distortions stalk precedents urbanization accrued
  predetermined clinician speculate placebo polarity raleigh celebrations medicinal forbidding lea cleanliness mutant
  perimeter headaches gradients quicker nationally elijah dined accountants unmistakable uphold sucking filament wary
  needy forbade philosophies tying stony stylistic romanticism commenting knit sliced rotated eec backbone sketched
  hallway suspects ames molten manages parasitic atm corrupted maori commencing wto amply liquidity currencies
  illiterate orally augusta despise educator withdrawing stead activist berger inception evoke irene martyrdom inflamed
  puritans danube sinks skepticism ominous pasha joyous descendant xxx roast remorse reacting divert sweating blazing
  intoxication spike displeasure bruno pounding clarified piers explores issuance incessant endeavors foreseen liter
  correspondents centrally cns phi surf juncture cleansing sponsors semitic hinted angelo laurence grained gangs
  spectacles bitch incredibly hindi discord respectfully subsidiaries dharma afro profess frantic tolerable sovereigns
  shrimp doctrinal comet admissible athenians handicap civilizations ambulance kuwait archer elliot frightful fancied
  drastically byte manifestly abbott epidemiology clyde discursive undergoes repairing masterpiece presupposes dipped
  entrepreneur syrup contending besieged achilles sedimentation magnetism cereals amazon portsmouth generality
  contemplating supplemental khrushchev volunteered plenum kisses justifiable o'neill idols vertex stockings
  disinterested manuals bowels modernism accelerate benzene primacy oscillator conciliation haiti anecdote oratory pius
  bleak pioneering graces rama deter idem weld tilt yon belfast partisans cynical chancery politely genres influenza
  irreversible serbia tenets greg mildly tags macarthur assimilated incense sorted plurality filthy mayo joyful
  supervise chant walnut yo pests riley dump transforms yr supporter reconnaissance sophistication fisherman surveyor
  recipes lester calves cooke coma johannes empowerment follower cottages suffolk sane mutiny voltages prostitutes sigma
  witty boycott holly pleases stochastic dissipation quart generators cambodia jolly phantom rags lifts shortening
  disney probes unnoticed scars renounce donations emergencies signification scissors lends suez yacht visa capacitance
  toledo insulated adrian spells camels insurer analogies myriad fuck jon photographed weekends bombardment randall
  recycling gentile activate wittgenstein zoo reptiles yahweh seating alto proportionate carts pea chewing activism
  autobiographical misconduct captives freshwater scientifically naturalist sean visionary lorraine invading starved
  harlem fullness elevations feb creations feat wilde restitution keats grandma fowl tunes incorporates bug valence
  interplay niagara desirability educating companionship watershed celebrating pharaoh emergent diane germanic dell
  entrepreneurial prominently macbeth excursions unused spit alleviate neonatal reigns parochial cookies plexus taller
  antagonist pastors lumen centrifugal correlates neglecting lessened monsters habitation seneca deformed palpable gaul
  stitch paddy waged fay treacherous narrowing rigidly desperation dogmatic attaching uniqueness blaze mute cervix
  bombers progresses plank responsiveness grossly meredith overtime bulls drains noblest frogs recombination unreliable
  val overflow ethyl stains rudimentary commandment intervened fractional toxin forster compartments publishes
  decentralization weave chuck uneasiness aye sacramento huxley boyle peg levine perilous cores synchronous decedent
  advisor bulbs peculiarity purchasers scriptural handing schiller dummy mamma suspense platonic coagulation lessee
  topped congressman isotope morbidity harvested beset annotated contacted gamble persona oversight embroidered tubing
  habitually idolatry tit pumped toss discard retaliation tilted stump imitated beggar surrounds inexperienced valentine
  orbits apartheid dwellers tudor testator ballads dunn coward newcomers affluent fright visitation anthropologist lure
  gi institutionalized minimized completes discretionary migrate accuse transports calhoun coloring chords permanence
  brink entrenched reconstruct moth smells hercules dilatation endothelial laterally deductible pans assembling
  subdivisions unsuitable spines dilated infantile secretions xxvi explorations sewer fabulous illus chick cpu
  rebuilding anomalous faulkner indemnity peach spears lied academics elector eliza fielding laughs commandant paine tx
  ethnographic daisy volcano donation showers subcutaneous coaching discounts graphite marshes arduous zen intangible
  regimen therapies irregularities mas confidentiality postulate baghdad edison regulator helm glenn everett proletarian
  diminishes algebraic burgess attaches chased lame executor monitors buddy authentication nodules portray mates
  motherhood programmer tribunals invariant visualization bedding operatives deborah airborne torment maneuver gin
  nichols claws pal liturgical kettle apr eased daytime antwerp ode sticky appleton muse snatched importing discounted
  donne aug interrogation punctuation replaces enhances affliction exemptions appalling catalytic dramas orifice
  refractory incomprehensible jelly exiled mucus thrombosis apparel bernstein ills waits pus fda gorge hooked hancock
  mag brushes kathleen cosmopolitan thinner occupancy urn exogenous morphine pens watering nobleman prodigious crater
  celebrity clans jules asbestos monopolies kicking resolute harp swallowing distributor tacit hector repayment
  terrifying stigma maxillary emphatic monica dipole stadium hubert congenial logos ambivalence irrigated marijuana sous
  socket embody moors qualifying emulsion interdisciplinary servitude orphan luncheon avowed mattered loom jessica
  occult surrey dazzling sophie necessitated baxter counteract audible discs smithsonian rosenberg theologian crippled
  steels comforting commodore actuality healthcare palette orlando savior trifle citadel slabs rubbish discrepancies
  courteous masked oceanic wiring fastest directional accommodated bulgarian categorical monotonous ethylene jest cornea
  profane jensen affidavit euro receivers rejoicing administrations titus childbirth ashley cowboy vale selects
  mushrooms pleasantly veiled coercive ulysses iroquois alt trailing crawl endemic pg compensatory frenchmen greedy
  aspirin incur exponent solute strove raced lounge mhz formulating tightened stakeholders cultivating convection sartre
  broth summon forearm casey heather provocative prosecuted adler idiot disdain simulate enmity striped cation robbers
  leigh kurt priestly hopelessly submitting auditors enumeration clinicians stranded junk bavaria prophecies antioch
  boyhood repent counters perceives interrelated hearers spoils medici muster domingo springing equatorial charities
  imparted advising prescriptions corollary unhealthy shines obtainable hub forceful engravings dir filipino neutrons
  syndromes rug assuredly offend confided trailer heretics annihilation segmentation anaerobic steroid eroded midwest
  tragedies herring interpreters remission shuttle transporting gasped coinage tailed cyrus sacrificing diploma til
  lavish portrayal intern unwise sclerosis sparse distraction teller entirety reap stagnation mademoiselle deliberations
  unitary allergy corresponded marvel hinduism vaccination vista refractive promotional mu josh fixtures doppler
  horsemen anticipating pollutants forensic scaled burgundy pint biographer bracket caravan tact brutality docks socks
  captures tories oj escorted resonant genoa saliva concede exploiting depressing stressing germs oddly boolean
  stillness manned dispense vladimir suppl sleepy sequel excerpts microphone pigments refreshing epistles guarding sting
  parson knopf veritable bedside rocking stabilized peptides alumni sideways constituencies lingered playwright misuse
  sundry utopia cops mansfield duel acutely governs stella herod reversing boundless unix irresponsible perpetuate wan
  dilemmas reckoning terminating trustworthy bays keller endings withhold coined tremble aborigines lancashire bordering
  prosper reacts derrida envoy choked popes computerized necks fashions rumor someday potomac scare alzheimer
  consolidate soothing densely spinoza clocks sup assaults justifies malaya idealized gatherings viscount winners
  preferring fragrant sages amanda concentric rudolf eyelids bonn sustainability roared endeavored breakthrough
  conquerors uncontrolled spices mri exploratory bureaucrats rene bourbon distributors norwich theaters nina coincided
  nonverbal disseminated larynx cherokee enthusiastically detectors smashed pacing appointing galaxies contends imprint
  fake pornography competency cushion mosquito hampered swine latitudes impracticable nan thickened descends damping
  koch abyss constipation brood crystallization dwight advocating steroids redeem mormon hindered booklet watered niger
  discernible hillside hostess clutch nucleic shark budgetary elbows kitty literate labored copious gibbs rag probate
  departing jeanne clustering subversive oranges oxidized acreage hog chan wrongly abusive thornton gupta nude badge
  passionately shannon evaporated reputed proverb illicit tangled ethos ledge inversely ella apical fragmentary cleaner
  piaget monographs phonetic visibly sacrificial genet inclinations blinded cancellation yearning relieving idleness
  simplification nicholson peered chasing bloomington scribner barium trio inoculation terraces admiring promoters kerr
  relapse sowing quakers dow carnival sire toolbar plutarch gaussian disgusted featuring singly shepherds enjoyable
  peacock perched mornings adopts crucified jennings paradoxically penance waiver depleted dissimilar fission bushels
  decency rosy dee aryan propagated whispering chivalry scanned amenable predators seward wharf cretaceous drawers
  inflict renunciation uruguay enact intrigues abnormality dalton budgeting fibrosis gilded basics frameworks psycho
  fucking dolls momentous lat epistemological suicidal shadowy polly unauthorized lamented achieves cancers streak
  lucrative readable antagonistic graphically compliments loaf crawled geese minimizing zimbabwe irwin softer unreal mir
  modernist discerned ordnance foresight pear jackie pliny urethra beverages smallpox nora skillful roe downfall
  disordered dice vest perils tang enclosing delirium therefrom cyclical quincy targeting papacy glances technician
  fostering invasive diligent cornelius fountains doyle expanse romances newark attribution disruptive macedonia
  playground announces miriam screened constellation pomp dichotomy prenatal visualize admirers holistic explorers
  electrostatic drowning symbolized sutherland predicament bugs curricula deviant aft elk ricardo dormant geared dresden
  morley relish automotive staffs accomplishing satin dinners counsels babylonian manchuria trance coatings honolulu
  puppet cystic crowding woodward migrated cartoon tributary laborer chores multicultural meningitis boilers outskirts
  suburb clearness secreted amp wrecked multiplier cove pavilion dar xxvii dearly postpone whitehead idiom contributor
  vacancies affirms swings distinguishable nozzle colossal allocate mitochondria stratified mediate hurriedly desolation
  magnificence apathy peggy floral progeny initials closeness scenic operas sw cb pebbles malnutrition wheeled bolshevik
  restraining duplication subsided willard negligent usable methane staggered multitudes sonnet caustic lipids deepening
  steamers infrequent delivers alma weighs dissipated attracts hurled deducted cain recommending atkinson gleaming
  courtroom seam heaps evacuated stacked pixels mecca indus champions fluctuation dispensation issuer apron aloof enrich
  jill maternity fleeting straining sugars neurology candid punched brady autonomic sutton encompass inflated friars
  tonnes perfusion anesthetic oblivion invitations pets watery cbs prestigious abbe pane prolific hereinafter jessie
  tunnels flakes ecuador karma meteorological titanium amplified immaterial abdul abbreviated dissolving eliminates
  icons meats marlborough reiterated chloroform larva effecting geographically slippery neuronal dp ganglia funnel
  extravagance disappointing vegas rusty butterflies unofficial router livingston bead dangerously humid angola
  fragrance luxembourg swamps libya exiles disrupted spenser helplessness impurity villain roasted bosnia coincides
  mergers thermodynamic crank mum scrub josephine raft tablespoon blush marian bordered forage scant flattering widest
  nourished camden psychotic tokens jun glaring seminal thorax leiden softening biases homogeneity mario gorbachev
  warehouses shrinking predicts epstein ahmad iteration locking fourths ordinate contagious congregational tracy slowing
  marina foresee adolf stalks dopamine implanted fruitless middleton fascia aerobic complains wrestling irritating
  chemists peck resins accelerating pixel soccer boon bearers fern babe nicolas vat magnified informant rustic mundane
  arguably abstinence gratified felony hairy herodotus cynthia oswald utensils slammed straightened circumscribed
  magnification smelled dispensed runoff perverse sealing contingencies ubiquitous veneration gratifying primordial
  clasped spurious bananas federalism glaciers impeachment tranquil summaries reset constitutive fleeing unavailable
  acidic shunt explosives numerically arsenal turk rita underwater rec directories discharging nervously hazel
  magnitudes covenants prefix predominance falsely authorizing reportedly louisa genealogy nero bs hormonal oakland
  submarines exchanging torrent dispersal stumbling archipelago elias stables faust uninterrupted paces humanistic
  clergymen articular decomposed urgently paula nesting tow relentless runners polymerization naturalistic translates
  tolstoy distressing ornamented centralization bot reactivity sheds arbitrator asphalt preamble pres resorts boarded
  gatt inconceivable ascribe rip measles infallible sporadic packs pathos wt hug shrinkage pol deletion defy och
  draining pantheon exempted adelaide concerto adoration lymphatic transcend bosses craving heater excision rightful
  disbelief adventurers macroeconomic bacilli germination untreated balkan vaughan bland bathed vet asymmetry courtship
  nw phonological seth purest lp unresolved drunkenness noel paradigms incline balfour josiah gem towering deepened
  boredom saxony beetle manually tenancy engages rupert thyself pinned indexed rushes disagreed donkey dissenters
  seniors nocturnal ceilings crawling insults championship cabinets convertible rr vantage converge etching implant
  genocide blanche snyder bangkok lodgings gestation repository sacks corridors stressful marketed corinth sandra
  vineyard anton gleam outdoors affording rouse ontology concurrence eucharist patterned doings justifying phillip
  affirming willed martinez physiologic transfusion florentine therefor situational broadening lawson outflow inhibits
  banners maxims fists primal assures aristotelian silt explosions cures cheered genial embargo photosynthesis
  signifying unsettled earnestness hounds mont pyramids merging mischievous kyoto embark outrageous judas bethlehem
  adventurous olfactory overwhelmingly lobbying heroin testosterone casualty carthage theses monarchs imperfections
  salinity observational bronchial saxons policing circa peacefully cloudy pads thickening metro hellenistic sparta
  gears yugoslav pushes pigeons plum jumps furnishings mutants riddle lyrical fervent resistor dagger repaid cuttings
  impelled dumping foodstuffs viscous stabilize clustered headlines visceral surprises longevity puzzling talbot hybrids
  allison tidings elongation tailored townsend cheers hurts structuring lieut confiscated ingestion locals warp glove
  brisk od lottery digested quinn unifying reforming rectal perplexed retreating hypertrophy oblige peroxide vortex
  relaxing macrophages disparate sutures rejoiced stale selectivity reefs compulsive demolished felicity thickly
  waterloo sq deceit deceptive reassuring indeterminate intestines donated ape antecedents stride goldberg seaman
  lawsuit regulators pentagon preview shrines shameful huang motivate dimly yelling enjoined bordeaux detriment
  frivolous rebirth mosquitoes stud mw centimeters septum purposely temps tournament dualism discriminating antagonists
  mania rendezvous squirrel laity workmanship ma'am crete oyster smelling dessert tactic totalitarian undo fluoride
  fleets suitably phenomenology transvaal nurture loci redundancy mart incapacity girlfriend tate updates intrinsically
  functioned diagnoses frenzy prized aiding insulted volatility hydrocarbon dist bravely amenities leaping southampton
  soften murderers unionism saga accumulating hypnosis sucrose twigs url bout menus reagents mus freshman caldwell
  keepers indistinguishable novice basel xxviii typewriter sender imperfectly etiquette honduras expediency brig
  novelists subtract spill enterprising grating partake austen pedagogy poisons insurgents ty forceps bovine gripped
  hedges timed aurora bonnet impatiently taboo wired epistemology brilliantly cherish rep seniority outraged auditorium
  provocation weathering depressions jonson mandible accredited seekers pf shelters bends figurative hurrying atrocities
  munitions petrol katie inquiring mcclellan pouch macaulay brakes xl medulla mats kane dependencies facet orphans hicks
  sf forties quartet debtors parcels residences flaws incest franks viewpoints dislocations unfolded infect probing tick
  engendered extrinsic shoved classmates parisian smoothed rodriguez flax elaine converter osmotic advertiser pirate
  greenish eternally cheering decks sensational intracranial leningrad scratched perez charlemagne gems horrid
  politeness shilling overriding paralyzed compassionate subtraction eur promotions reactors poised beetles hank
  dripping bartlett dost cabins stereotype peritoneal axiom olson sparrow josephus livingstone legged simmons conway
  hierarchies tungsten purge douglass spasm needful disposable comprehended catastrophic pizza ischemia cardinals
  motivational legality hospitalization freshness leasing wolff ranger dialysis wharton barbarian defeats resent outlay
  misses gibraltar inconvenient antoine mitral lenders skinned terminates chilled ache atypical fabricated favoring
  functionally jasper stan ko procuring enlist vertebrae vases degrading parody federalist depiction amuse witnessing
  boldness thirsty bowling antithesis subordinated overland herpes piping retorted marvin containment commences
  selectively barth draped thoughtfully bio impotence humanist participatory ribbons transcendence afghan organizers
  detectable cytoplasmic mailed chef gratefully landmarks humiliating blonde bowen frustrating citrus auckland ahmed
  pessimistic flemish differentiating consular phones bomber amelia cadmium brewer barrow persistently denoting encoded
  stalls obsessed husbandry watchful anchorage popularly huh bicarbonate conquering boyfriend interruptions femininity
  sectarian edible pleistocene boer ascetic playful clamp sterilization cad bats structurally maids summation revolver
  spans originates misled labyrinth latino juliet johannesburg wrapping conducts accents brighton sentencing navajo
  strap provoking physicist fifths casino dunes yonder gout lambs blackness increments culminating flatter luckily sears
  formality binder sept reclamation posting acidity elm formatting arable angus transplanted hobby photographers haughty
  furs medicaid bridegroom ligaments outgoing georgian crashed furiously psychiatrists boulders valiant discreet
  conversational consultations stupidity individualized brigades fcc prosecute disagreements encompassing opposites
  logistics sucked esophagus assailed glazed helsinki iodide baptists rationally unnecessarily collects pedagogical
  peruvian fiduciary hemingway barge afar welded archibald vegetative shrub reviewer arrivals fins auditing allegorical
  bottoms encompasses transitory wrinkled forfeited organizer protectorate royalties vanishing kb sn diction glycogen
  tenderly apache wei friar anon photons belligerent benton experimenter surety ambivalent epidermis embodies christina
  rheumatoid biotechnology weston fraternal protesting weavers teddy eaton diligently rig concealment usages slaughtered
  ptolemy expansive narcotics thriving hermit sip boris marilyn professionally unwillingness ethel wolfgang primate
  howell jargon unsafe retribution semblance broadcasts attains ezekiel perturbation planter limp colder spacecraft
  contentment comedies indexing pharisees hates recounted alumina tumult haze devon effluent synaptic pivot deliveries
  envisioned fray mandibular bentley bart cobb thrilled picasso breton outburst jerked noses odious conspicuously
  mckinley consecration decentralized conspirators groaned sensuous telephones discredit chou gentleness goldman warns
  unrestricted hussein crucifixion ascertaining osborne grind torpedo forcible sb attractiveness compressor blindly
  nodding plow vp parliaments forfeiture routed neolithic subconscious molding strode dipping idealistic garrett aides
  assays jamie mica footnotes scalar briggs differentials convicts hogs farthest sep palestinians stafford consonants
  predictor lois behaving czar flaming godly razor analogue metamorphosis bloodshed polk exerts exacting greetings
  ascension gibbon happiest galilee effusion courtiers lahore chastity islanders redeemer tensor commended michelangelo
  sonata ramp bites schizophrenic creole favorites schooner parkinson carmen precursors eighties carrie serbian ling
  conduit oslo preponderance mack beirut staggering vertebrates airways quadrant mathematician inhalation annoying
  dishonest displacements recite repetitions nottingham burlington whiteness chevalier respectability delusions trainer
  circumcision rosemary supposes attire planner enclose impure hinge mythological diplomats mobilized impair stools meg
  lads ramifications dictionaries tanner hanson feasts throng approximated lowe dramatist oedipus evade trapping frown
  summing executors wilder unqualified ravine leisurely acquitted housekeeper brilliance lagoon lain cohesive cropping
  fumes renamed vanguard eeg bearded matured excerpt fetched cinnamon reimbursement pediatrics manitoba sikh destroyer
  mortals nu beggars shapiro fuss erratic intently determinism swayed fined punishing rebuild volt superstitions
  harrington ripped impulsive thatcher tb inefficiency burdened methodologies consortium restlessness paced platoon
  insistent metaphorical corpuscles fanciful consuls wondrous forefathers silenced extracting arcs glories interprets
  kelley taxing cataract perforated melodies mesopotamia merton thoreau branched clive resolves meek inauguration
  stellar polluted invoice sibling doris vt freeing populous diplomat helix obscene curls slots attends pickup avert
  suppressing flanks irregularly fairs cooks fissure abstractions rabbis nominally insensitive revered calcareous
  glimpses paperback geologic thinly chuckled ester tee enraged disproportionate hybridization harley hush elevate
  brightest lazarus deduce underlined quadratic prop adjustable personage laymen mandated repressive strung amusements
  adsorbed syndicate parallelism primates specie insecure defeating inexplicable gujarat piazza airplanes tug juices
  enveloped systolic prejudiced liar rp wardrobe affinities classifying durability asymmetric lithuania uppermost slum
  unbearable shading deteriorated alms personages deposed nostalgia rutherford shorts echoing equated inflow sonnets
  magician horrified cycling cheat psychosis astray sandwiches octave clenched evangelist fossa grievous cartesian
  hurting bauer shedding conserve billing orchards prowess infested petitioners overload armaments maximizing luxuries
  carpets metastases disrupt dumped toxins forrest condemning amnesty talmud ethiopian seams omissions polynomial
  balkans odyssey fancies gloss salesmen axioms mockery www cleopatra stripping congratulations ushered brows lettuce
  grooves schoolmaster spilled inconsistencies jubilee mattress beak scrambled burner qualitatively apologize savoy
  percussion ankles staffing bert woolf prohibits enchanted manipulating carrots salutary bedrooms nylon lasers ht
  egalitarian thrice airy unites stronghold deterrence headline adjourned humboldt illuminate circulatory determinate
  senseless aspire informational swam ry athletics yin drawback parietal jaundice settler bolsheviks broadened caudal
  imputed pesos adhering baton harassed stacks swelled teenager graciously tint porosity opposes southerners cv
  memorials corpses farce lodges beverage assists gunpowder pudding deterrent autopsy epidemics serenity unison
  mitochondrial linger armenia endorse courthouse untrue individualistic ramsay irritability rattle cadres predicated
  nightingale implantation fearless behaves clearest gelatin hallucinations radioactivity fungal seoul bunker frigate
  overthrown dwells appreciably adjunct rift schism pathogens legions rein floyd shivering pence incorrectly thorns
  decisively femur charley forks stocking larval barter debit experiential endowments concur compromises cola loyalties
  retailer latency amherst raged seasoned truthful hem fringes appended broom unfold align holden mobilize hospitable
  recur apprehensions excepted surmounted folders flaw physicists sizable jets circulate apprentices progesterone medals
  shady rationalism spurs glaze upland midday terminus didactic elliptical eagles discouraging relinquish paddle numeric
  cults dehydration tossing louvre yiddish swarm necklace solemnity adobe deterministic belongings transgression syringe
  precluded vinyl granada mod precept partitions drills undermining referenced hugged adversity liner commend migrations
  rubin fractured fares drawbacks competencies annealing rn shrill fodder alias zenith radicalism ovid accords aloft
  cruiser axle evergreen curry droplets perch envelopes tack mae turin lighthouse diaspora inhuman bentham poisson
  enlarging fluctuating polo ludicrous steak plumbing inanimate illusory sullen whitehall sta roughness driveway
  addicted finishes bucks oblong invasions haunt apocalyptic bertrand methanol neurosis lama typology glorified
  tomography boxing politic sal rejoined delicately pauses chilean monoxide alcoholics approximations higgins snowy
  unclean irregularity flare impede abe irritable ferocious poker wilkes tributaries comma cons borderline stemmed
  squarely smoothing parry tachycardia firearms dependents stationery forging ur breathless oysters hie seville stair
  verily assortment pursuance supervising doug salivary famed weariness stanzas altars lagos gonzalez dung troubling
  yell commonest nee starve biologically dissolves prohibitions persuading grinning faraday desertion adjutant
  serviceable bromide lionel austere profusion millet keywords yolk duality lifeless bartholomew eli robbins samson
  pitiful assyrian strewn ole installment meager charismatic taxonomy prolong trotsky halo curly polishing ditches
  historiography imbued esoteric trespass emile carpenters armament radiology danes inwardly quilt alters kissinger
  vainly scribe carelessness thrilling relocation lucia updating obliterated indoors radiating housekeeping chung wc
  lesbians sequencing orthogonal barnard boswell burmese commits marguerite nomadic unionists puppy fulton alluvial
  undeniable puncture steiner beech possessor shearing reeds atop apes tigers mozambique inflationary immunization
  hatched koran palmerston sickle aptly zip phenomenological georgetown sieve propeller freer squadrons chelsea
  deplorable renounced lowly communicates deductive alphabetical attainable sociologist rewrite mahogany poetics
  flattered allocations fistula revisited fables conserved suffix jade venue afferent surrogate navigable withered
  fondness newest brahma calamities mined artifact laboring devotional gauze applauded lowland fortitude zambia rounding
  advertisers prostitute inadvertently shakes culmination uplift pathogenic phenotype terrors disgusting crucible
  frequented regulates welcoming platelets proclaiming compressive scans corneal confucian carelessly aw fraught
  omitting brownish introductions intuitively devaluation ala moneys diphtheria sham astronomers sherry bolton rebuke
  plagued pledges messianic laos versatile omnibus evasion propelled refund beaumont bancroft controllers sprinkled
  contradicted psychical motel entangled anorexia brushing vowed chaps slapped commentator invocation rheumatic indigo
  gypsy disraeli incessantly parsley motivating linearly subsystem glossy hockey hinges spice soy apprehensive layman
  dyed confucius knowingly cocktail info spikes augment capitalization migratory proportionately stereo spraying ferns
  improperly pamela birthplace uncover templates havoc palsy slag siva interdependent upheaval concurrently repulsive
  coldly yankees andersen revert lymphoma christie hindrance nickname enslaved praising consort melodic metastatic dart
  blanks scraps bequeathed quantitatively epilogue culminated disperse subsidized bolted strawberry traitors ferment
  relic pu transcripts lawfully juries assertive helpers exams pistols originals kendall kindled albania cyanide mercer
  facsimile extraneous violates colorless legislator dillon aching discontinuity emanating devastated averse dictum
  seclusion symbolically milky murderous cruisers heuristic undone baffled nucleotide tentatively apocalypse lowlands
  scandinavia lao sahara hypothesized molded bruised cubes underlies rap wisest humankind dd communes nap modalities
  divisional riverside kuhn knob peeled colt fittings propagate wrists advisors austrians simplex proviso comforted
  charmed isotopes tubercle teasing postulates cyril beet rhymes triad interpolation mitigate whispers hostages otis
  bowing housewife abstain coughing recitation chop metabolites workable bulky nairobi feeder frighten reviewers baden
  approving grecian arlington spa kappa lexicon piper shipbuilding princely adored tolerably timer potentialities
  perspiration inhibiting loam predominate aspiring steaming outpatient robots andes towels experimenting mirth
  photocopying disconnected winthrop majors leaflets shovel ebb arrears blacksmith swearing romeo pasta franciscan
  altitudes medina conceit smuggling xxix armored airs archaeologists voluminous grassy catechism transcribed provost
  therewith undoubted sprinkle bribery adjudication cupboard kramer associative romanian sanchez immorality pessimism
  lucid dora derek rpm peanut undivided irradiated imitating jerk underway electrically lookout willy reorganized
  sabotage rulings finn isthmus encamped rationalization brewing gracefully pharynx iniquity conclusively ferrous
  constitutionally cert trumpets obligated homologous theresa powders singled acquiescence leaps futility affectionately
  hens sleeps bard consternation skeletons hypothalamus creeds decaying paving refute patented pleasurable erupted
  incipient reassured preoperative canine hovering sweetheart lilies woodrow liquors flanked jackets invoking inductance
  deduct disapproved embroidery peabody rv unhappiness monterey spontaneity triggers inaugural pitfalls synchronization
  hernia deciduous distributive biodiversity suitability zoology errand circled invincible linux goodwin stirling
  graduating sheldon moose vanquished prompts conceivably paraguay initiates tendons wiping verbally dermatitis accusing
  consummation erase waveform choral vicissitudes forbids cations inspections lactic contraception prematurely bodied
  liberate tormented cloning stunning predatory vindication girdle regrets christi delineated serotonin appetites
  layered clown slums mabel sustenance strides unscrupulous countered gaiety gypsum gustav planks exposes claudius
  renewable ascendancy collegiate mach roadside sarcoma suck congressmen liberality landowner investigative categorized
  adduced coexistence recital handel cot dukes vineyards durkheim inflexible planar impotent variances bragg phenol
  touring grounding alfonso floats subway madagascar revocation rel cloths daniels liberally paranoid postscript decayed
  leibniz endlessly irons acetone scandalous animate adept rockets unheard notoriously borrowers clips plume casing
  tapestry directorate thermodynamics interspersed spurred appropriateness remotely midsummer engineered polling weir
  plucked estuary brutus peering timbers revising congratulate looms overlying heaped wong womanhood varnish yer
  naturalism intersect glide chandra flattery perforation astrology mathematically sew obsessive huddled coalitions curl
  impractical radiance predicates phosphorylation deafness offs adv caregivers conglomerate opus pillows milder kw
  catalysts giver devotees wrongful carolyn conjugate widowed cheating coca topology debating sikhs saskatchewan
  corporeal reverses programmers josef chesapeake dowry mileage exigencies runaway rollers junctions cowardice defer
  hubbard advertise menstruation validated barking utrecht burger takeover garb barney accrue thebes subtly renown
  exclamation tremor ischemic youngster screams conversions injunctions crook interferes wanton rb nurtured weakest
  happenings tramp pompey pedestal machiavelli deg ovaries sheikh compile ind sheila bandage ineffectual chlorophyll
  underlie ulceration abbreviation branded mocking miseries hypnotic sharpened mesa tabernacle repudiated debut
  postmaster presbyterians spreadsheet volition comptroller averted chew cumbersome guineas drown malady stipulation
  mongolia prescott connotations outlying coupon usher imaginable nightly macintosh stagnant weighting pap rufus
  excreted unanimity transducer skulls unprepared dynamical bohemian resolutely feudalism hemp istanbul marries bales
  philanthropy sentinel olives bog pruning nobler mather airports cerebellum wheelchair porto brooding exhausting
  unloading cuff upgrade overflowing gravitation sanguine bluish barlow pivotal err mister dayton lowers tao fremont
  assimilate buff abstracted tonal loosened haunts spake attentions pedal creeks plump genealogical thwarted incubated
  bengali intrusive slogans robber destroyers scarf inexhaustible chad gran pesticide howling masons plasticity perth
  hive townships pharmacology consultative overboard unidentified fiji thresholds joanna guerrillas rugs admirer
  stabilizing shutting monotony claimants moles cookie absorbs asians opted secretory intimated steamship devoured omaha
  suzanne guilds portfolios liberia reigning undeveloped unexplained atrium navigator exporters thrift cirrhosis gratify
  doubles quotient bribe capsules dangling oblivious desks unintelligible pendant characterizing lids barbarism
  wilmington homely trachea gaelic chapels mourn incompetence brittany insulting tremendously announcements nested
  calculator mandates download reinforces awesome silva albuquerque wen meditations autism davenport mushroom
  repercussions rowe blot vic saddam brad sojourn quid inclusions distort unhappily swap patted beau slang trainees lac
  tyrants vibrating senegal kathy silvery theorist smokers gendered subgroups ensue locomotives esophageal outbreaks
  astronomer necessaries septic allotment batter reliefs igneous prescribing regency liberating paraphrase subterranean
  parchment devastation surname burying heaviest az satirical mounts spiders piedmont angina festivities earners
  modality underworld pounded pregnancies misrepresentation melts dartmouth composure composites carbide conformation
  demarcation semen integers supermarket obstructed recesses bitten emerald biomedical ghastly nailed circling
  reproducing conferring infidelity subscriber retrograde appendices necessitate animosity amplitudes cato pragmatism
  mimic dashing progressing shabby dryness fieldwork hannibal whistling mural restatement pros sulfide ecstatic
  multivariate marjorie burials ripple anus perceptive illegally attest bibliographies inmate beneficent rallied infused
  conforming iliad commotion subdue pedestrian knitting bleed reflexive pianist wastewater ceded impunity grieved hydro
  faithfulness concealing executions wetlands advises wed fanaticism cultivators rudolph ethnography volcanoes uttering
  heparin nf override compensating tibia ointment rangers mickey contraceptive rapture handler weighty destinations
  rodney vexed recessive outwardly chicks pollock sanity bowman brochure gym emigrated husserl paraffin expel grandpa
  brennan solicited tacitus almond scribes fain intelligentsia consummate siam nazareth vaccines magnets aforementioned
  forefront profitably purposeful unwelcome plundered obstructive outs democratization passover radii grafts populist
  blur accommodating disorderly unsure eskimo belgrade alison esprit corona sly mutton relegated ping nurturing liz
  monsoon feverish boone inca sphincter antimony jeep barr filler filth reassure sharks flushing othello perpetrated
  immutable kaufman lillian plywood dj impediment servicing underestimated avarice muffled identifier alternation
  scratching softness radium jonas nuremberg hiking thinning wasteful cosmetic interwoven representational calibrated
  jug trek ak viola parrot videos tenths regents sharper fugitives tyre rampant explode richter emptying caricature rung
  espoused covariance outstretched revoked pisa soaring plumage legitimately endanger insidious o'connell nordic barnett
  repulsed duchy packaged overheard validate toby tumbling confiscation crossroads tumbled hess inhabitant lamina fiat
  boroughs frontispiece prerogatives transcends umbilical hilton ramsey chicano silicate maxima logo midland dulles
  appliance phyllis cant betwixt tandem paralleled respite boar polygon tunisia unlucky hauling etched watkins brandon
  freudian repel gallop pall leopard diagnose stoic obliquely wyatt combatants unjustly prob dehydrogenase emitter
  neptune conductance punishable imagines mirrored rigorously stew sweets blouse sped negotiable kerosene integrative
  recapture obnoxious fixes surfaced resistances mediating disposing aggressively slander evaluative curses froze
  caffeine pox railing caries bb participates oars dizzy visualized twas thackeray configure horsepower gotta inns
  caucasus superficially bu formalism orchestral trajectories nasser diem bk fluent cruelly blinked courtly prelates
  nonexistent translators undertakes obeying swami camped crystallized lupus fernandez vanilla bullock clouded tubules
  oration fatherland shewn canaan threefold rubble wendy insomnia splash popped discontinuous arresting britons erik
  splits tucson posing manageable accentuated polyethylene deviate modulated gymnasium physique inducement amending
  vigilant reassurance cerebellar cowardly suitcase fervor cartoons olivia ravages waterways lawless timeless maturing
  screwed confining clair lurking attenuated maximilian israelis oxidative devising departures bibliographic xxxi
  blooming reginald tempt spaniard stocked lobster minors listings shorten unparalleled steamboat interposed misgivings
  sweater datum orgasm professionalism bonnie blooded bridging trays forsaken kiln efficacious dyer lieutenants reds
  menopause spec affixed prospectus chanting summarizing speeding mournful regina keyword caption vertices reconsider
  forcefully sweeps shudder scaffold prefect generative lyman laird reasonableness additives backdrop cute allegation
  lick australians upbringing insulating crumbling sawyer publicized rheumatism erroneously unforeseen chromosomal
  benefactor prc acidosis flaps entrances intelligently protagonists exacerbated intermediaries narrated frustrations
  erecting denunciation encryption quixote churchyard prostrate instructing particulate abnormally craftsman api nbc
  canberra epithet refutation fictions outspoken stereotyped beckett marianne hawks perverted logarithmic atheism
  sluggish refine exaggerate insider hitchcock lessor masking molasses tactile broadest interiors cramped intercepted
  policymakers gideon connector signaled barbados tuna complicate algiers consciences understandably abreast sufferers
  colloidal detectives dolly loft latex destinies cds overturned sill maidens subversion brevity dreamer antisocial
  outwards northampton predictors tectonic spartan payoff sausage geologists siberian hack warships mel darkest
  permissions mccormick crashing realistically pablo patton swaying chilling alfalfa impenetrable settles negatives
  tracked sterility squamous throughput lavender secluded unthinkable spinach roberto phelps subservient leaks sorely
  coiled spade broaden conceptually skiing gil displeased esters generalize crusades asymptomatic repugnant bermuda
  shorthand awfully benchmark succumbed dubbed espionage sunken quorum superintendents starter exasperated coolness
  hester uncompromising necessitates enzymatic afternoons fluxes biscuits subgroup mistrust ike overcame passivity rinse
  invariable evokes solace numerals misguided wendell convincingly biologists gaming tightening tabulated specialties
  resistivity hound anatomic caucus scrupulous forlorn defiant synonyms panorama interconnected tito nicotine
  uncontrollable filial buddhists rogue incontinence montaigne accessing nigger critiques sponsorship jeopardy reuse
  cartridge noxious unbalanced contemptuous caleb falcon emmanuel cynicism dexterity lizard compton koreans vertebrate
  fer scruples snack cutoff unbounded blaming chests scraped mores beecher surpass tighten cooperating blight hanna
  gaunt budding capricious sachs celery regimental chalmers abortive psychopathology menacing migraine dependable
  stitches kingship metrical listens gathers hearsay frau mclean muzzle reliably boron deregulation perusal slavic regal
  bella configured groan yates avery prairies humming partitioning cheaply tractors dawned jp joking textures impeded
  intoxicated bloch accreditation neal padre mathematicians mails quaternary stroll basalt sickly coldness harshly
  cordially glared locker palatine cautioned imaginations leprosy hopper maud examiners displace defied squash lam
  pointers abduction pyramidal unequivocal edna gp saigon omega horton expounded inserts confers juxtaposition incised
  despotic mediators inf entitlement conscription nothingness whereabouts herbal sod resists cornwallis booty synonym
  iterative exaltation weathered grieve backyard ancillary overweight muir exhortation maneuvers chatter assassinated
  dona juveniles maynard bathe mutilated actuated forfeit vacations axons capped connie malt guideline simplistic
  deportation sensibly growths mixer macedonian slap ecumenical journalistic entrepreneurship keel clutching bequest
  burrows appellation equip adrenergic admonition choking fencing awaits clandestine guessing collaborators
  materialistic informally insensible tighter fortresses nonspecific lansing emulate eco ephemeral intensification
  inhaled runway buckets distract doubting dynasties marcos cassette darius schultz laurie molds commensurate outlining
  sordid kierkegaard rewritten subtlety ire caller panting complacency lebanese patrols bullion overtaken trademarks
  whipping degenerative buzz travail obese ponder steadfast gums transistors envoys eruptions intertwined festive
  vibrant locomotion refresh ambush jewry cushions alexis eclectic wren mongol justinian erased formaldehyde lunatic
  licensee hike aragon wallet stemming resumption khz foundry prewar stairway subtracting grange hues lengthened grill
  mythic pears grated discredited quarantine foxes sloan flange carnal consulate mckay poole speculators stripe td
  figuring amplifiers protoplasm aerospace starr masterpieces concurred isis wig cargoes fermi ignatius tot proportioned
  tangential solicit abatement etudes quitting homosexuals modestly cummings implants owens stephenson contaminants
  deluge interrupting vanishes tristan oneness glaucoma torres clones codex versed michelle wretch franc postmodernism
  maharashtra revolve diurnal zionism synopsis pharmacological jorge oxidase throats industrialists augmentation
  inventive wreath cuisine blends abortions rake crouched scented mingling diastolic contributory shawl intimidation
  temp flawed yemen blackened delaying downing academies dun inoculated narcotic marty macroscopic schubert pilate
  mindful adaptability coventry royalist lush criticizing lumps hemispheres impartiality cursing poignant nipple hrs
  pertain premiere modular napoleonic reversion intrigued dunbar unfriendly avon chained marlowe rafael denounce mingle
  amalgamation pencils sensibilities lombard canceled truncated sighs chaste notebooks vance unambiguous pulley mammary
  patio bully untenable unprofitable bushel barometer pooled naturalization travis slumber certify grips heats fanatical
  mend cigars pronouncements allude briefing omar strategically tinged irishman frauds vaults colombo smear divinely
  vehemently argon federalists inescapable elisabeth disgraceful archie crowning gomez gaza feats encompassed zn
  regulars sternly unborn clockwise bower nassau extermination ejected alderman aberration mildred circumstantial
  pakistani noticeably likened sewers growled inspecting subsystems methodists possessive goddesses teutonic ambiguities
  unprotected disparities snail excelled adherent mono galley waller leach widen slippers nth plating contemplative
  shaved garfield cheated smelting vitally gs moi bureaus isolates monoclonal peaches lading strikers portrays feces
  entertainments passively hogarth coveted toulouse sampson clarifying http hospitalized armenians independents caliber
  ruinous involuntarily bran mansions unspeakable randy predator pedigree centennial taper isotropic mammoth artwork
  solicitude burt scot skipper headlong deviance wow puff jul pertains glandular anion seafood repertory vehement
  chomsky anointed jonah bridle curtailed sobbing ks basing occupant paterson exponents propulsion breakers brandt fated
  choke fireworks utilizes haunting bronchitis finch intensify religiously astounding shuddered unsuccessfully sj
  osteoporosis trevor loosen valor brecht affordable hanoi translucent affiliates subtracted croatia leftist cemented
  domesticated protruding follies rowland strives imperatives recursive calais virulent barbed henrietta firewood ogden
  confessor navigate sedentary avenge idiopathic imam astute carlson unwarranted tenacity anita eastman lyndon crabs
  bantu conventionally analyzes depriving seduction nautical manipulations slovak undergraduates nell tasting
  unproductive lightweight quantification sufferer unanswered pam sweetly borneo confronts correctional pairing osaka
  tithes defends peopled naught hateful seeker conceptualization gestalt alarms analyzer appendages mustered steered
  deputation marseilles experimented nh carrot misty betsy meade usefully vitreous placid enoch dysentery dizziness
  refreshment fathoms amputation aneurysm slew puzzles philanthropic acquaint submissive piracy kremlin
  misunderstandings ramon tidy spectrometer blooms ably quivering retort innermost gettysburg sedition alba calorie
  mariner gliding hyderabad plunging raped ripening triumphantly sharpe unwittingly oasis tartar parenthood whore
  tuberculous attainments pasteur normalization sinned misplaced connectivity carver newsweek sulfuric catering dorset
  refrigeration sagacity tyrannical evinced floppy westerly intel isolating pausing hoisted kellogg aztec emulation
  outlaw valencia telegrams soybean montague clashes incoherent angelic mains junta cosmology dogmas positivism afloat
  underline refinery selenium winnipeg dentistry purport clipped associating acrylic veda brine nervousness akbar brock
  fevers indistinct kiev sui saluted processions forgets downright daybreak scrape masonic euripides widths prosecuting
  overture antidote marathon blueprint fowls grafting boers lymphocyte artisan rarity kipling plaques kerry nearing
  insolent pluck chimneys wholeness coyote fissures klan electrolytes dylan strolled stabbed blasted breeches mummy evan
  cavern laryngeal superstructure singles registering prospered ailments foresaw lax abject constriction hostage
  delegations claw chili elmer fresco fluency hectare skating microbiology honeymoon melissa alludes bro unspecified
  repelled crows ellipse tutors alexandra foreseeable meticulous sigmund sims rodents disclosures mortgagee oily
  madeleine putative arrayed clientele surpluses strawberries partridge shutter parametric lash tenement receptacle
  filipinos shun sprayed exegesis encore tat jammed ibsen clipping shutters hilda tainted hesitant pursues causative
  bouquet campaigning granddaughter prophylaxis sanctified forsake workbook adorn cages duplicated demolition confluence
  almanac venom fixture servile cloister xxxii packard pars rotterdam contagion capitalized denominated levies engrossed
  workload ultrasonic perpetuated repulsion quay corrosive beginner appalled bertha enthusiasts lingual frankfort
  ceasing sargent biosynthesis clutched newcomer swedes sinuses solidly ferric abigail quickened compels underestimate
  friendliness donovan undefined coworkers obstruct overrun nationalistic fasten addicts residuals euphrates improvised
  odysseus cruising devoting flutter garrisons triumphed risked separations censor intonation exerting musket rembrandt
  safest efficiencies itching ganges discontented intimation kan spanning cary fleshy venereal fonts replica
  hypersensitivity tricky paperwork moths mechanistic niches shivered walters serbs scrolls indiscriminate hilly
  presbytery pneumatic richelieu coastline lightness harbors commercials testimonies upgrading wanderings abounds
  toughness angered newtonian suites availed plugs paw shepard erich kemp renewing matilda impregnated reparation
  cheapest unarmed follicles ensign briskly uncles russo carlton centrality immovable divines farmhouse dolphin soak
  shaman encampment sarcasm alleles brokerage mitigation kirby prosecutions autocratic boughs seductive smoky cypress
  rad teased abridged banded agendas worldview barns mortimer epinephrine crusaders odors halting marbles leapt
  aggregated connotation props shoreline histamine parishioners repudiation incarnate assaulted renovation duplex
  stephanie dresser picket stimulant stamping gee banishment manic apportionment rocked stockholder seduced caucasian
  residency purify discerning underwear bluntly reconciling israelite browse summits ridiculed chunks contentious
  hatching uproar lizzie juridical forgery plenary darted disappointments greasy homemade pcs silhouette retailing
  scraping colloid masterly alec wilbur penetrates turtles pickering migrating idealist stupendous unchanging mixes
  alleging tetanus accelerator davy torches hs aisles nielsen empiricism draper decorate theorems phosphates whitish
  soundness motioned reuben malignancy mortification infertility pretense raining nationalization preside formalities
  govt sis embankment buckley uncanny whirling kitchens cockpit proximate conforms lena environmentally streaks
  spatially rutgers foraging metallurgy indulging periodontal dainty bounding testis meditate glistening deleterious
  truss miserably grit shrank tracer inspires harden allele sheriffs crosby mercedes partiality heretical speculated
  specialize hydrophobic encountering attentively homeward elaborately bur immaculate affluence overshadowed gps
  activating sherwood philips caregiver replicate shortcut propagating mysore jurists clifton ghostly spence stormed
  primeval herder avalanche orbitals bellows undated taut probabilistic breaker begotten soles topographical motorcycle
  neoclassical unionist roche torso inelastic lull humiliated precinct aristocrats rationing paradoxes hellenic
  conciliatory considerate doctorate shotgun santos sparing ballots trot coolidge refreshed reappeared cosmetics
  symbolize converging oligarchy bustle prompting tangle quentin bedrock threaded clot acuity straps subroutine malone
  wesleyan overtly appalachian lucius embodying exits flatly freshmen enforceable requisition kite unsaturated
  researched assemblages rigging palazzo peaceable mph plo wetting subsist contemporaneous uric sorrowful canto
  enclosures cohorts incomparable pageant intergovernmental stroked reindeer solidity caliph otter illiteracy unaltered
  multidimensional lawns comer antiques relativism topographic perplexity workstation vane inventors proclaims rigor
  nodal deteriorating prejudicial upholding attributing hermes referent magnetization bump undifferentiated malpractice
  naacp gibbons proverbial chilly upcoming oe starboard goodly imperfection frankness dole encircled stab spore
  resorting overtones staunch lawsuits assented proficient propped affiliations breaches quantify epidemiological
  hydration coolly frying mathews appreciative affiliate dynamically estimator unconventional pondered retard tina guts
  projectile huron antennae hoarse encroachment proust contradicts steamed catalogs guthrie throttle rained shielding
  precincts apparition lire chromatin amazingly outweigh strengthens phoebe recoil orators ail gallantry omnipotent
  harlan intractable freemen dusky carcass sustains relinquished indulgent amateurs inventing monies dismissing
  rethinking tara cashier decorum trophy xxxiii busily insolence baird blunder abominable simile profited larson
  complainant escalation staples aerosol blinding rudder grate storytelling aldermen onslaught testifies exacted
  bulletins duodenum microfilm anchors balloons longfellow asunder faiths sumatra torsion intruder mercenaries bessie
  tiberius soaking neutralize lagged resettlement tendered mueller abolitionists persecutions buffers perversion brent
  whim globally dyke gail hayden refuted mort scramble laud masts curator debentures gus muses barrage pardoned villas
  detailing adore delineation castings porters dispensing lashes artifice rattling notary obstinacy emit infernal zoom
  spat hoe groundwork predisposition labs boasts caprice dedicate clone trampled assorted nominate civility byrd
  suffices condemns paganism indicted fertilized eradicate millionaire audacity profuse czechoslovak exquisitely dragons
  katharine hesse ovulation racially frantically bey cavalier hutton inconsiderable environs formalized eros bern cadre
  reciting refrained unbelievable assassin imperialists grabbing emery epochs windy reparations pies lovingly roadway
  dupont motility nursed zest prometheus trafficking custer lashed finality evangelists slater haydn aroma waterfall
  pastry afresh ting remedied asp complimentary patel enactments tortoise cocked napier consigned aba seer complements
  silas leroy grimly cambrian archival replete prof altruism scourge precludes fairies studded geophysical crumbs mk
  incompatibility balzac devour contraband ethernet grassland caterpillar claudia taps vanderbilt drip breeders
  forerunner cadence peep elevators prototypes cabot moran galen basque spokesmen slick recycled mechanization naomi
  curling clamped prophylactic auburn repress throbbing fluttering immunodeficiency vishnu revolted virgins pagans
  cession ponies mos curricular squeezing panther buckle numb nominee whaling quiz foretold antelope greeley pretoria
  patriarchy fateful vassals stung hearer proctor overseer designates purported salesperson lordships feud metamorphic
  antipathy pooling flannel permeated nexus weddings boxer nameless cheerfulness vedas verso adaptable garner freedman
  mediocre indochina forbearance mug unfounded benny idiosyncratic provence ballast curving nicole aphasia smash
  churchmen monmouth solicitation promissory shoemaker contemptible spawning bidder landings mammal mistakenly legation
  categorization allocating bounce kneel bunk materialist transformers reticulum deuteronomy simmer molybdenum
  annihilated melanoma belmont annuities indefatigable shire footed fibrin hushed argumentation lessening whirled chasm
  constitutionality immemorial basilica frescoes inactivity envious vegetarian insurers disillusionment brewster tally
  purgatory hordes merlin fallow mes tunic cutters funerals sculptors omen leafy alvin chieftain heller auxiliaries
  dormitory fondly thrusting hm waldo alum prosecutors loomed naturalists elena waterfront nineties opec hogan
  dismounted obstructions petitioned impediments stooped epidermal indiscriminately elsie cornish colitis brim overtures
  bookstore hexagonal wafer unlocked glued grassroots reeves parachute sacramental homeric pinched monolithic ferocity
  axon guardianship tufts dysfunctional toad cafeteria marketable employments radiated nightfall desegregation
  zoological attrition discriminated cecilia tapering mumbled emitting hf unruly skinny jute optimized sumptuous aaa
  domicile rabbinic enigma repute abolishing jacobson finale reno xavier erythrocytes mover lifestyles oracles livery
  stimulants americana wheeling serpents aggrieved jd lizards spins gels shaky highlighting fared monopolistic adieu
  capitulation sparsely adapter leveled fling welles contrivance calcite dissonance scanner drooping hardwood sandals
  synthesize gowns peppers slay dispatches intercession nutritive pestilence bowers loveliness flickering nellie
  ungrateful beginners refinements tome somalia joey unwritten convocation radios jagged eton blasphemy emblems
  imitations tradesmen servings criminology kenny stiffened aught ornate std admittance flowered miraculously caloric
  asymptotic brenda congruent angled tumble reflector tenuous matrimonial normality tocqueville exportation undisputed
  plated keynesian itinerant waning ceaseless conjectures crocodile hopelessness woolen austerity domes soiled algerian
  trojan designations dissected luce specifics volumetric cw nobly hays lengthening shielded graveyard hash emil
  functionaries agreeably sexy soprano westerners lr serfs dane brett booming projector seawater groceries equalization
  detachments replacements anonymity thanking glowed motley clumps inexorable acceptability distaste customarily
  unequivocally lucien unbiased cowper parables sculptured saharan muskets snare wiener adverb haphazard gratuitous
  antiseptic chopin tenements interlocking pitching ftp forums turbines abby chronicler antarctica chronically
  interchangeable curative arbitrators traversing buildup ewing flashlight lymphoid ventricles zulu trenton pellets
  resilience cheshire barclay noblemen midwife reverted indecent chanced decoding delinquents despairing replicated
  losers ethnology follicle unloaded latch ito stefan moorish precipitates amalgamated shave cornerstone binomial
  immediacy hew handicaps inextricably globular marxists meritorious wedded degrade wilcox alimentary ablest flicker
  deplored philology frowning kyle adventurer intimidated outreach bookseller eradication electing writs tillage
  intoxicating alberto straighten sicilian globulin celia sid reappear foley dishonesty aquarium tincture kinsman
  betting wavering distended internalized bergen primaries schumann mists unsound rugby tutorial asymmetrical nightmares
  tiers anytime heine interferon godhead pervades sash bantam mastering armchair limitless natalie epileptic comets taxa
  compositional biscuit bewildering ephesus tableau laced phage alleys bohr semiconductors competitions unbelief usda
  abs seconded amortization tackled vesicle cathy earns fy bose monomer jude decadence epistemic deploy gallows bm
  mongols prelate clemens dragoons cullen downhill overdue confound overgrown slant congresses ravaged tabs
  comprehensible garnet garrick compromising miocene earle whosoever filtrate ste pulsed undulating ecg blackboard oar
  brigham immanent dyeing fiddle arousing royce reproductions bituminous insular hiss placental livy glycerol scandals
  harvests insecticides dietrich retreats chrysler metrics mysteriously bender reclaimed outgrowth replying sparingly
  denouncing campuses heinz depravity shack cathedrals nectar solder modifies withal radiotherapy rubens tweed gerry
  healthier colonized wailing supplanted elucidate inhabiting jurassic atherosclerosis shrunk impassioned anarchist
  uneducated kepler housework disproportionately overruled yellowstone phosphoric receding guido conceiving flipped
  assyria severance unnamed handsomely compost shaving peacetime unitarian percentile outnumbered telephoned furrow
  murmurs laplace warring soothe killers internationale hispanics madman obliging admixture credence interminable
  recompense landless bulging autoimmune aunts beaker quinine olga roam ballistic rivera barring fades tinge thymus
  nafta bayonet lactation wallis kantian professing klaus permissive forwarding veracity pembroke collusion wrinkles
  bracing waltz tuscany flynn piling vindicated loaned minutely ultimatum parentage caspian amiss indivisible vertebra
  congratulated gills thicket couched preposterous hegemonic bigotry heron mikhail pontiff ordinates trainers approves
  bakery gb nymphs denominational vapors cemeteries portico snuff dexter counterfeit dvd researching perplexing verde
  ornamentation accumulations diminutive castor inaction polygamy machining wearied disillusioned cowboys epoxy
  unoccupied deepen mali verona inflection gardeners pic pericles albanian conveyor expire stoop rehearsals telescopes
  prom outpost hodgkin terence bedtime rearrangement embolism apologies elvis taped buttocks subsidence steeped
  bothering beseech guaranteeing purer trimming sweetest rowing propounded complicity lemma byzantium samoa antiquarian
  participle omnipotence wight kafka malformations reviving neon peritoneum schlesinger discernment testes detain
  nativity healthful demeanor wink quarries sepsis earls botswana simone lactose luxuriant leah stewards cactus clapped
  signor haggard eyre stag vestiges collaborate cleverly mercenary climbs horatio canary immunoglobulin dickson lice
  cafes leaching underwood insolvency isotopic easterly insolvent siegfried carvings melodrama aspen squirrels priory
  cleansed blaine auspicious restricts pleadings bismuth petrarch barges champlain taxonomic vacated creamy becky
  intuitions rattled legacies bede suspensions stifled turret perjury strasbourg breaths obstetrics irc geologist
  fledged sahib blushed redness electronically contraceptives snatch underside hovered crossings rossetti hoop ado
  abscesses delphi sprinkling brahms flu marred augsburg parnell peanuts romano sneak bazaar helicopters skim interacts
  snapping ohms patriarchs guiana culprit clicked custodian equivocal pastime combs matron indisputable protections
  namibia glamour tibial resumes reminders bolster pours teamwork chisel singularity intensively conversing pompous
  sores optimize archdeacon prodigal senor shin fingertips unspoken barrister chrome thucydides incurable triumphal
  confessional minerva lark bandits tunis passports jurisdictional sorghum unrestrained ply dime precipice cont staffed
  rudely resuscitation desmond mommy sophocles envied priceless masturbation ambulatory phraseology geographers
  mendelssohn imp barefoot popper rotates acclaimed swallows earthy spire rotting vivian academia wildest chewed
  lubrication flue demonstrable thumbs cider rivalries pervaded conformed freedmen pineapple microprocessor waitress
  revolts prolongation sardinia forgiving earthen carboniferous tolls kinsmen fished innervation overwhelm harmed
  incongruous locale mormons syllabus imputation royalists navarre disorganized seaboard penitent boils roasting
  preparedness mystics fathom ghent sanford tumultuous curate dynastic leland mahatma diderot suzuki gaping trailed
  norma glee hiram reclaim anticipates turpentine secrete deems slovakia brisbane devotes atmospheres spotlight padded
  quartermaster goa equate untimely ovum unmistakably degenerated preexisting calcification eel pointless alcohols
  revolves adj referee betrays corp loyalists hamiltonian flocked vestibule bicycles compiling howl begs transposition
  cheyenne tapered lilly blinds heretic waived inactivation extinguish archetypal peaked cindy transmits salted pareto
  verbatim statewide tints vampire governess discordant pharyngeal wand flared neoplasms septal outcry segmented liszt
  kodak distractions polytechnic videotape purged decorating strictest implementations braced virulence cortisol fran
  rout rotations raiders hitch yoruba criminality permeable didst chargeable logistic lectured tithe cater epitaph tam
  gaily mauritius deacons compress muted rewriting competed inconclusive strictures fatally vassal ignited fang liege
  tacitly cloves commemorate amends defoe foothills mcdowell casein tripoli billed crossover euclid irreconcilable
  melanie impervious gable neutralized congested dumas bribes coulomb stuffing eccentricity comprehending mocked pew
  soared remarking moderator cartel irrevocable supplementation tiresome cropped fueled wavy traceable fibrillation
  trolley universals tinted shoals xxxiv gasp bled situate outlays referrals kr aubrey wielded interpretative munro
  flexed foothold silks penitentiary chatting fortran adiabatic deteriorate sockets philosophically bounced housewives
  adoptive grieving dispel ingested empowering resale theorizing editorials thorpe distasteful kidding urethral
  constellations coincident constrain lactate pod willows painstaking baudelaire sympathize helplessly adverbs forte
  auschwitz cadets preposition coroner cranes nourish referential hiroshima falsity loser shattering blasting bray
  drifts bombed scruple blinking conjugal prognostic consumes impacted pang hammered peritonitis luminosity
  invertebrates ampere interrelationships prehistory asynchronous specializing discouragement iconography entente
  impetuous patty pathogen maximization disbanded cartwright cartridges bleaching aeronautics unattractive titian
  zimmerman rentals quartered veneer conservatory muttering dares compendium pioneered prays vagueness conceives
  pretends thru overpowering franchises mosques murmuring valet dressings ives snows hilary commemoration shiver
  boasting stipulations stowe dismayed joaquin reaffirmed histogram cavendish eileen cognizance barbaric bacterium
  vaulted foreclosure margarine wanderer dictation inwards estonia crumpled kitten humerus radiator scary sponsoring ohm
  def emancipated substantiated hallmark sensuality wakes amour victors shrug liters elevating removable reinhold poppy
  hotter dynamite fundamentalist quail rca firsthand breathes soot prep merciless gallagher dazed precipitating
  colloquial langley clasp facilitation tripartite coloration outbursts manifesting radcliffe hinterland centering
  steppe bavarian poplar prefecture monologue subsurface liquidated rallying finder diver acth majorities cervantes
  farmland militarism saucepan immunological incalculable ulnar flagrant cadet lithuanian magnesia secures drapery
  energetically robins chromatic rwanda tenacious kabul symbolizes genteel gregg washes hahn disregarding webs dong
  truer hearst goddard telex schopenhauer athena combating unsteady vindicate sufficed lecturing demonstrative
  appreciating lettering dentists upsetting prescriptive drier qualifies reserving insatiable troopers labrador
  extrapolation burglary org planck larsen aggressiveness hydrochloride enacting aspired cleanse constables zeros
  overtake idly departs healer chairmen mused hadrian berth racket dissension sammy medically tau leans bonuses
  eschatological unintended entitle unconnected celibacy standstill mislead tic fife bolivar racine vicarious
  simplifying prerequisites endeavoring vega unsigned deported quenching posthumous malaysian woes stubbornly grandiose
  blazed beers sesame thicknesses moliere quenched assignee penned mendoza bullying javanese nigel mechanized casket
  nucleation ladders graders erred sizing puritanism merited accumulates docs clique beaufort subsets gutter waxed
  phalanx thaw levers syllogism salaried raf compounding sim jain robbing magma deformities implacable detested
  autograph orwell stockton bridal damnation crammed quantified risking colombian welt sling wasp galvanometer
  executioner ureter distinctively fatigued betraying bereavement corinthian cubans clotting footage deterred dramatists
  subjugation wherewith sobs euler prescribes clothe scoop courtier diverting astor morn architectures swirling
  asceticism usurpation enunciated ephraim leukocytes ext coexist clap excommunication rodgers sarcastic overseers
  chancel filmed misc creators dungeon slash glover europa sch executes highlanders centimeter childlike loaves commoner
  beamed renting shewed karachi substantiate dimensionless tuck reprints helical sedan viscera bryce posited turnpike
  wholesalers atheist adriatic napkin ethan epitome resurgence humus steeply semicircular fecal harmonics marius
  antichrist neutralization taipei republicanism triggering outdated pebble metallurgical alvarez typhus laudable
  evaporate socialized antislavery ethereal methodical marcia yarns meiji intolerant facile ramparts evaluates
  fahrenheit provenance untrained hooper corroborated sprays discontinue oxidizing escherichia divination hazy ionized
  enumerate hallowed nirvana howells burdensome skillfully surpassing evolves carve banish coarser insignia silken
  siding nominations personified braces remonstrance absolutism deleting trump rudiments southey constructor freehold
  booked commissary nascent levant bookkeeping emigrant deflected interviewers intersecting amalgam sobriety succumb
  cultivars misconception bali excites puppets hertz mona hissed sable cripple abated analgesia playwrights complying
  annapolis mohammedan amnesia severally frieze kl lathe hobbies bulge wounding wager dislikes lacy expectant penelope
  puffed drenched affectation benediction redeeming reputable virginity giuseppe crackers olivier mariners pitted
  valerie laminated cherries congestive ruptured buoyant synchronized sidewalks twig whirlwind osiris exhorted surveyors
  buoyancy enigmatic rubles acculturation sinusoidal dinosaurs boeing haynes formosa blvd anselm jacqueline nomads racks
  castration montesquieu pervading burroughs pumpkin failings glassy souvenir econ indra consolidating introspection
  subjecting farrell codified slavs precipitous capitalize mace valuing oversee dissociated tabular himalayas ellison
  licked variegated sharpness prod adjournment pharmaceuticals convergent bouncing intermittently outrages gypsies
  victimization darkly ddt timidity collars exporter hosted silesia mite potentiality indolence detergent mongolian
  robespierre imperious impairments impasse intersections muslin stricter revolved deng piecemeal dearth blatant aegean
  kidnapping duff interlude seaside covalent notoriety mustache bison microbes zola mantra approx apologized confesses
  swells tantamount concurring briefs volley horticultural oat irvine chunk rebelled lags perpetrators inroads whiting
  anthem torts footprints ovens exploding pitches discloses sputum megan laminar relativistic lard transitive warmest
  hui inevitability decor headway crib elegantly pbs pluto burrow bronx slung linguists foremen journeyed untold
  watergate excised yucatan promontory fringed documenting glorify mcnamara nuances vertigo theta hungarians hinged
  devotee midwives archduke infinitive recounts excitedly bess jennie indescribable numberless devonian audits gd
  appease ardor misconceptions olympia mot eloquently presuppositions doped sterilized immobilized mindedness dolomite
  burnett arenas hoard oftentimes treasured abolitionist reformist abrams childless diverge antigenic annotations
  horribly paucity soundly veronica whiskers senile hun veal negotiators feldspar janice overcrowded supine grouse
  croatian minnie antennas hobart alsace deluded jugular galleys sofia exuberant minced ursula mulberry sloop infidel
  flop tasmania firmer uss cadiz lured commendation multiples slump bale coronal postures mayors sprawling dignitaries
  trickle molars disqualified eras conscientiously improvisation thwart safeguarding bubbling transgenic magnifying
  prosthesis pullman serous holstein ejection snails teaspoons malawi cdc sparked separable incarceration dix ugliness
  recount insurmountable satisfactions supremely shiva bertram brutally donaldson horned bewilderment counterpoint nb
  delia torrents merchandising heartbeat blackburn strapped glitter guesses alchemy amine perturbations xxxv fdr stumps
  lucknow infirmity papyrus groping mellow interrupts libido trifles transatlantic websites analytically observant
  institutionalization luigi hewitt urdu illogical unaided git etymology complicating woodlands unfolds dolphins
  dynamism leaflet defection undecided cora testifying amorous phoned breeder dorothea lauren claus bristles wick mafia
  andean extrusion duodenal awkwardly moons pellet aberrations grower bergson pentecost thatched ems membranous
  pancreatitis exactness massey eyebrow brill malthus quarto depositions bifurcation stares denise enchanting seedling
  crimea manipulative unmoved encephalitis kidnapped flea milking betterment pluralistic norse rajah commendable
  pristine mismatch sob foolishness mane embarrass revoke designating owls nolan uni fairest flores spoons rife
  hemorrhagic malays schoolboy wield biologic annette tease massacres personalized hopping gleaned ideologically
  mandarin harmonize postcolonial exemplify grids reproaches oman tins antiquated paws defamation plumes exorbitant
  gladness zaire markham obituary moat cleanup fortification overhanging olympics sternum tilting synovial abrasive
  harmonies cpi disbursements devouring utilitarianism feathered streaked postponement rosie celebrities divisible chow
  gladys kern enlighten boyish ingratitude microcomputer heroines stumble usury clump circuitry blackstone wrench
  brilliancy elisha pods woo killings cursory banning sipped silicone heaving stroking detach versatility obscenity
  williamsburg disgraced bayonets proactive indolent squat skirmish marginally worded fainting euclidean loosening
  hating dismantled reliant petersen latvia stylized heiress skipped naturalized raiding gpa monarchical surmise stiffly
  tentacles opacity gripping helmets episodic gauges empower billings trillion pollard trilogy stinging shyness tehran
  fellowships markup naughty swarming uninteresting galloway dune proffered complemented tess perishable romanesque
  injustices accruing mia stoves adrenaline melvin slowness atrocious overlay afflictions columnar samurai ephesians
  jakarta lighten proportionality armada carp sentry infirmities emphysema galloping scrupulously gallbladder
  demosthenes framers inertial xxxvi deadlines priestley coupons vicksburg fates dept ariel arbiter taboos buggy
  brightened gauss prospecting numerator invokes sewn punctuated sighing watchman calmness sulla grimm postgraduate
  evacuate cody pk expend paranoia overtook incurring granny kali booksellers personification wearily chattering
  irreducible helene smeared reproduces firemen prepaid ftc darcy feigned shrouded kits judea marginalized scorned
  proclamations pail imparting hermitage headmaster cipher aggressor intravenously recollected elucidation shopkeepers
  sleek appraised normans apologetic bruises dower inflicting imitative transpired kernels brandenburg roofing sever
  hospice hops twists malaise ucla rambling deceiving reconstructing speechless strenuously haitian groans substitutions
  partitioned ratify lanterns tugged authorizes ghz trappings endocarditis phytoplankton nephritis parabolic alluding
  inadequately dostoevsky adamant timetable arcade addict substratum myrtle meteor worsening veranda riveted crimean
  hollows mottled unmarked stricture interconnection gag disclosing progressives zanzibar readjustment dundee
  sanctification pdf pungent drab steed feebly slumped postpartum horseman unkind infinitesimal consequential
  backwardness resentful psychosomatic hernandez assn stench evaded ky thoughtless thalamus feeders ventilated yogurt
  spilling cyclone leveling mortars depress kinder guaranty brougham fruition porphyry rubric bureaucracies rowed lute
  pun incandescent groin verdi curt stucco reproached pravda fluidity gulls heralded sedation relays indigent waiters
  vehemence burlesque usurped inconveniences willful forbear readership revere vouchers frankfurter unselfish docile
  metastasis observances precondition fetters altruistic soar albums goths filename kilograms frictional antoinette
  pyrenees forgetfulness gunner digitalis reconsideration recoverable fabian breezes fidel plausibility cucumber ama
  modifier schuyler aquifer stifling cosmological contacting demonic jess injuring superhuman lapsed diocesan statehood
  inquisitive whirl ruddy darkening cardiff profusely linearity transmissions omits devotions celebrates syphilitic
  slates underwriters windward papists cg pinnacle hypertensive mich stunted summarily gist candidacy moaned recherche
  inject unfairly catchment inguinal rover authored delineate brazen cowley ordinal colic unaccustomed hamburger
  chariots hoist unquestioned landlady exemplifies embedding bungalow petite facilitator skipping badger derision
  conflagration unsupported indignantly sylvester olsen collaborated imbalances startup reconsidered camille sexism
  genitals lerner neared parapet unquestionable toned scarred plankton galactic iterations gavin loo encroachments
  predominates retinue pronouncing fortuitous grudge photosynthetic retraction poked eyelid doves lamentable radiate
  inpatient mercies millimeters creditable gallup shadowed mott synagogues stalked phrasing answerable toyota candor
  crests cellars flanking abusing luna swinburne mccoy lew submissions gangrene theoretic hotly propositional samaritan
  overcoat troubleshooting vargas admonished nourishing embarking endocrinology apiece predilection mango oftener
  authenticated conveniences easing resistors dolores spasms ascii hereford villains harshness rustling asparagus
  submits tram salespeople testicular cameroon dreamy parathyroid craven electrolytic transcending lethargy affront
  injecting coachman chauffeur moan tenet uphill filming apoptosis agamemnon brunt icc gilman persisting wolsey torments
  regenerated hottest nonviolent troupe dh embellished prophesied flavors orpheus annular ger countryman shortness mons
  corrugated unchecked moroccan babel sorcery rafters rend kt volga mites setback simulating gull rothschild slows
  barked collapsing carole connolly blanchard deadlock sonny prosaic legislate stressors chaplin agility bahamas roving
  translocation turnout succinctly distracting xenophon winked stomachs wronged bum oscillating fanatic interracial
  orion macon jails perpetuating shouldered mobilizing nurseries plutonium chattels infidels subculture roofed
  maimonides enchantment kraft confucianism priming verifying epidural gao palpation liens northerly ism antidepressants
  moderates washer unconsciousness markov rectify serpentine histology freak conversed ponderous enroll fooled murdoch
  splashed tsp locust siren propensities laurent repatriation speck heaved ablation strolling rarer eocene taint
  groaning instantaneously toxicology trod resemblances poise beaming importers grammars conversant strangled logarithm
  pennies calmed smothered sterne impassable soliciting itinerary minimizes shelby detract drummer minimally copyrighted
  gasping nonfiction caracas challenger cautions allege summoning olden plastered buckling horseshoe amines rebound
  bronte bandages neglects desist maureen portraying thrusts tagged anecdotal browsing furrows dominic tortuous
  extremists citizenry compliant efferent transgressions horde domino artful hopi alerted sketching splint hostel elated
  mouthed prisms exclaim rabble reputations adjudged dips reunited presuppose rigged perchance credulity streptococcus
  depraved febrile freezer reactance instigated identifications brewery edifices stacking mohawk palliative capitalistic
  distributes hamper wail suspecting sk waterway dauphin connectors aureus ballroom humbled clapping boniface whistled
  reopened engulfed shipwreck trodden econometric perfecting joyfully gambler narcissistic opportunistic chadwick
  abrasion bromine sacked minstrel lorenz hodge hereof pis elegy grenada exponentially forested daphne habitations
  fleece camouflage mitigated totem nipples priscilla outposts booths patterning insightful censured redevelopment odes
  undercut incensed infallibility inadmissible gestured mutilation activates candida epithets surrendering federally
  lecturers sentient hamlets disconnect dilapidated trophies knotted asquith blockers phonology dynamo sameness alienate
  hodges bereaved centrifuge emanuel nostalgic fervently kilogram narrows swarms pavements meditating thinned murdering
  hammering bunches haas glycol brandeis stewardship attuned feasting somber midi messy forefinger innocently remit
  thoroughness blackmail revolting saintly invalidate fluttered roaming trimester triplet requisites expansions bridget
  bailiff intermediates diodes uncommonly vindictive slime raisins bottled tougher surest uneasily sunflower shroud
  brest galloped seashore yukon burgeoning erin hickory roamed pharmacist fries braid stretcher blushing hugging
  relentlessly imperceptible kuomintang yrs bets sancho starry forego acupuncture skewed tattered jealousies carbonates
  judd cocks sens simulator inordinate quadrangle benedictine articulating rehearsed pipelines importer redwood
  boisterous fermented nebula abram uniformed implored hundredth harrow endometrial attacker conjugation eczema starred
  prefixed outlawed recorders gnostic gillespie calculates principalities hastening buffet baruch erudition souvenirs
  grail irreparable cote linnaeus mckenzie carcinomas bustling hammers amperes marvels sequentially tortures vigil jove
  baal culinary depository demography parched flaubert atkins trainee debatable britannica boyer buzzing flake
  ruthlessly golgi inadequacies suspending berkshire purulent jericho overpowered ensues subside incisors encapsulated
  mohammad suns clears ached minima illustrator spitting bldg platter therapeutics potsdam reprisals diuretics
  antimicrobial frock reconstituted funk interposition otherness palermo polyester regressive christensen rowan quench
  mosaics plowing mentors promenade generational audrey cesar devolved sixpence snacks enshrined whistler childbearing
  solicitors atropine rebuked logged predictability waistcoat grafted audacious mentoring heresies truest studs voucher
  edmond bun nymph comers presumptuous seeding gunners depredations matrimony remittances truthfulness realty peerage
  legumes login reelection toddler dwindled felipe kathryn plugged soto southerly kara mendel midlands seditious
  unsolved bayesian hyper unrecognized whimsical transferable salmonella eulogy immobile pythagoras hypoglycemia permian
  gymnastics beets technologically toured euthanasia biologist meier julio chattanooga autistic gleamed bargains
  copernicus essences sledge hometown marxian flooring nutritious broadband townspeople receded integrals looming
  spectroscopic bulwark telecommunication enriching superposition genitalia sensitiveness modifiers reinstated briefcase
  confide hurst pained semiotic kicks acquiesced bilirubin caretaker netting clamor makeshift eta bibles correlative
  palatable inborn mediums quiver eerie herewith etruscan corpora acclaim rump snug tomas transmitters phoenician
  hydrate accursed toothed purifying deconstruction repudiate walden polemic cramps ova sparkle eaters cantor avignon
  prov obviate ids cupid convulsive mallet waive frigates shellfish justifications abate preoccupations crafty custodial
  disorganization tanker kelvin persevere skillet immunology hippocampus grilled dryer aristocrat unreasonably nazism
  heartfelt eyewitness disapprove aria sponges jig schelling hypocritical infuriated seeded ladyship dilation fenced
  underwriting snout tanganyika reverie corals huguenots comics darts fuses sportsman apportioned courting osborn denser
  disintegrated heb solves twinkling remodeling remitted dab pretender biennial grayish totaled ticks beheaded sniffed
  calgary allergies shippers aries milestone demonstrators warranties dowager alicia periodicity bushy minimization
  moistened xxxvii supersede conn pointedly calvert pushkin slits eigenvalues assassins cps gong archetype conjugated
  fainted grumbled mitch baronet acetyl scurvy streamed misdemeanor bunyan whit organizes restores pangs marin
  assailants authoritarianism massed ascends toilets accretion scipio grooming envision vestry rectangles chants
  intrepid saucer rams estrangement peremptory intents confessing brotherly bumper leaking strabo approximates tampa
  autocracy licking methodism discoverer madeira salty multidisciplinary unending estranged calvinist allahabad
  confounding positional depreciated keystone bins reaped mclaughlin prudential polemical turkeys vb subscript
  peninsular unattainable revulsion huber alight duffy sedative innocuous brochures preconceived inestimable inimical
  michele hegelian annotation timor alertness originator wrung wasps avian bleached mourned stepmother plumb predictably
  honoring combustible capacitors comical lancelot devi hindsight clutter polynesian gestapo fineness unleashed onerous
  corral retainers furtherance kenyon clemency fanning conjure hoof diagonally sneer smoothness musculature pinpoint
  confrontations pseudonym quill gent salutation reborn strangeness peacekeeping allay expropriation juror circumvent
  russ transcended lagging treble clutches wedges rote abounded showered harlow hectic ingram splendidly liners
  sentimentality complacent humanists embittered knoxville privation caverns grunted geriatric bremen tripod doorstep
  blink moaning mahler ebony carton tester anarchists borrowings foolishly erickson laziness fitch aqueduct waging
  fallacies cozy ingrained disrespect fluorine castillo sprouts hissing absolution madly teeming analogues aggravate
  resonances encircling airfield fad mick philistines kitchener grasslands jihad peeling viennese debilitating shriek
  subspecies impious sweeter egoism crucifix conspired kgb indifferently mellon shane icelandic tagore cytokines ailing
  precocious indulgences contentions columnist darwinian eventful barthes earthenware cisco turquoise drinkers
  rationalist butts spicy nitrates notations earrings decadent breech separator brew uplifted eclipsed embassies
  midwestern toni nods synapses reese resorption fairer tanned hydroelectric intrude fittest footwear miscarriage
  incisions stamens andres furthest beckoned ripples pauper bucharest recede susanna enlightening abbas bloodstream
  trajan dod azure oppressors inveterate infirmary meteorology phased undeniably reminiscence esquire keyed ophthalmic
  entourage canes positivist infamy edicts discounting libby weinberg wayward pantomime shews fuchs millimeter harem
  compaction nakedness depots longtime ru shuffling imparts pubic portals archers timeline knowles woodcuts hygienic
  extradition disuse landau foaming inset sleepless anions lsd mcpherson czechs spermatozoa tryptophan slurry flotation
  typified commas turnips condensing linden insufficiently debbie fundamentalism farmed inalienable hesitating
  creatively denny perfumes voids pronouncement wither decease phrased almonds battleship thronged acquittal cleaners
  horticulture frenzied smashing sympathetically edmonton droplet hemlock firmament venetians chaired mitosis
  biographers bravo devolution assessors acquiesce baptiste knuckles nikolai agra thorny oppositions vivacity massacred
  principality niebuhr eyeball cruelties guadalupe agonizing calvinism intruders nearness tabulation witt primitives
  sobbed evangelism entrants withdrawals consummated bolder perturbed broadcasters stifle hoofs mourners strayed alta
  meme disabling pasted northwards scratches enjoyments storehouse mouthpiece notables eaves aristophanes organist
  incursions abdication caterpillars protozoa aden rectory midpoint pretentious inmost tubers elongate resilient chassis
  talleyrand patrician politico debugging firth ravines knapp pvc blasts moderns postcard vodka chills chieftains
  siamese anvil saturdays hades languid pent percival synoptic abhorrence triassic vichy snapshot cuticle stupor
  compatriots legate enthusiast roderick scrutinized discreetly slam sphinx orr aeration syn breakup uplands rosary
  fascists barron lubricant avid furthering cogent demographics frustrate erwin preliminaries ernie lyre dwarfs tallow
  beatles cuckoo plundering quicken suitors swanson schematically poke worsened contractile burgh undermines
  dispossessed hud unjustified contemplates cinematic doorways selector loins craftsmanship rayleigh booking kc asses
  moiety sony coverings congruence quiescent clarinet magnum outcast herschel pizarro batting outsourcing chopping
  ostrich diagnosing undoing spiritualism instigation o'donnell baptismal reunification appraisals blunders undetermined
  overdose suspiciously postural scrambling cavernous broadside senatorial galatians rectified eluded pawn curtail
  sugarcane regressions lapses plantar unconditionally spawned chartres crouching greenfield approximating centenary
  chagrin neoplastic gully decker caress fitzpatrick ehrlich vexation inquirer firewall operatic hacienda combed wetland
  shipper inducements quieter regionalism entreated threshing milne bangalore deportment plagues severest pressured
  merriment overlooks osha tackling occidental belated gustavus actresses restorative toluene stimson mara caribou
  princesses neuroscience courted subpoena gradations sharpen crux wort idioms jinnah invoices glided westinghouse
  seizes tun remotest dazzled tutoring canst paler cassius uncomplicated fret salads abounding overcrowding nosed vistas
  disarmed tempers rectifier carmichael conjunctiva wallpaper batches plethora lilac schoolhouse ergo belize rabies
  sabine camus perpetrator parades overloaded hayward hysteresis limerick freddie emigrate ruiz vial silky paternity
  acne solon insuring stuttering divisive defaults unethical regenerate heighten wilberforce leninist internationalism
  jamaican ballard shuffled spasmodic bedded cubs clerics adipose ethically curiosities unfailing rae fearfully clarissa
  tolerances eskimos vestige panes stalking agatha lineages retrieving courtney indecision promulgation babylonia
  betrothed hunts cranmer militants savagery inlaid perpetuation diversions instrumentality decked sag forestall
  comintern infirm lichen heave dissensions truthfully lucifer stallion wealthier flimsy perpetuity gt fours len
  relieves insiders instructs mallory glamorous cilia vedanta venezuelan myocardium gorges rebellions cascades merrily
  sublimity disseminate resounding vagaries secondarily machinations timers hyperactivity analgesic faltered convents
  nephews grafton configuring notched appellants archaeologist roster nguyen cornice scouting cpa ww shingles himalayan
  intermarriage branding prussians benefiting jarvis subvert distorting latina decompose shunned vaudeville assessor
  receivables crumbled heartless drudgery educ proscribed wretchedness sumter grover shove acacia politburo arcadia
  unify arithmetical sheen dialectics grocer bluffs conceals eyesight dismantling decays celts couplet mortally dill
  fluctuate professes exclaims tinker adp amicable battling rightfully soaps algal thickets frankie lite eliciting
  breastfeeding steeper mirage ding suicides archangel oppenheimer presupposed presumptive dixie mitotic craters ellie
  bumped aramaic befall dispelled flapping pueblos stasis surmised meanest valuations theseus pepys cooperated mending
  chavez correspondences leech busied beards tod snorted shakespearean grazed forked inflows chairmanship propitious
  superintendence transylvania deceitful jurist detente aphrodite crafted irishmen auctions magnanimity testaments
  oncology conductive appoints unexplored bastards swarmed amphibians metternich ataxia accrual cooley reyes benin
  trumbull maude deccan surpasses cairns withering tornado bogota garibaldi adheres titanic sheppard dissertations
  berwick chattel dissipate stoppage rosalind crave keynote neuralgia stravinsky ardently rousing alluring tightness
  surged booster powerlessness unaccountable derogatory recounting goddamn immobilization chanted dandy stamina
  financiers troughs mcguire sparrows seaweed gays dreyfus bra exalt electrolysis disaffection condescension harms
  intrusions constricted perinatal roscoe dissident statesmanship prick aurelius lacquer faintest pigmentation curie
  bereft extortion juniper shimmering homeostasis fichte rochelle refineries audubon spar deforestation pallor annoy
  chuckle unveiled grapple suitor saddles shaker nitrite vomit puppies longs irritant astral sapphire bethesda
  impregnable grantee kibbutz indenture tundra acheson handwritten carnage dictatorial bishopric weaning chaplains butte
  fanatics harlequin descriptors ina textured absurdities gui pondering transplants indomitable trollope gallic
  jamestown obtuse gust unchallenged painless cello marshy discontinuities unload frye menial boltzmann unceasing
  darwinism depositors judiciously conserving tribesmen fallacious protectors depositing accomplice regurgitation
  violins mismanagement pollutant indigestion mistresses seiner estoppel exuberance albion gunther feuds explication
  christened chute sykes cutler boating afield launches charred raided screenplay turban agile colds directness cheney
  giggled amity dutiful surging bisexual militarily schroeder prohibitive budge fastening agonist uncomfortably samantha
  chaff refreshments fleas calico multiculturalism milligrams brezhnev wicker resourceful henley banging littered
  overturn paltry inapplicable soothed botanist endoscopic lass providential ripened libyan optically psalmist nate obj
  hurtful wreckage shaggy teleological slav eater bracelets plunger leaved nitrogenous polio bough rectitude lander
  regaining insurgent garvey effigy meditated purcell etude hydrated intercultural exhortations lombardy sonora blurring
  categorically tubule mcleod upton susie navel equating tipping topping guerra chipped violets obeys towed tart outlaws
  burghers loot kurdish chekhov boas recovers expatriate epics horowitz biceps patched ineffable proportionally wayside
  felled humphreys absentee queried gneiss ansi sharpening xxxviii mediocrity mannheim supple nodule operand vicente
  conjectured jared detects handbooks catalyzed laments cochran pacifist allegro envisage mortgaged bergman burgoyne
  anticipatory bernardo astounded decompression evangelicals juno sudanese drowsy microcosm plowed reincarnation
  underscore mcclure pasadena necrotic flex eugenics materialized recalcitrant mightily lambda intricacies infiltrated
  irrevocably jacksonville barre supermarkets genuineness charisma prosthetic fairbanks spanned lutherans netscape
  whitaker exultation applaud rascal construe sled khmer sewed positron o'hara mulatto latinos calendars herbicides
  particularity smoother weakens awarding littoral leeward cub riparian degeneracy smuggled dope pedestrians ne'er
  ishmael pacification exhilarating khartoum pentateuch duo foundational marketers crusoe giddy lenient customized
  collapses meditative jap reread balsam wadi subtleties routers streptococci franciscans farley sufi mosses dummies
  stuffs pigmented convective hazlitt cid tween specious staphylococcus jointed levying rearranged barrio catcher emory
  consoled chesterfield hurricanes conceptualized workhouse cur starring cookery sapiens dreadfully abyssinia subsumed
  murine vibrate unravel meanness fd contrive thundering wrongdoing shrieked muriel reproducible canvass shingle gens
  sophomore overlaps battleships aback aired mba booker purging codification whittier gaudy opulent galveston symbiotic
  italic soldiery durban androgen stammered hedging liberator seaward sherlock withdraws defensible pacemaker joanne
  prickly rayon comedian cobra closets falstaff insignificance exasperation saws knocks consensual manfred popping
  jasmine sublimation setbacks umpire underscored artistically plums loyalist scaffolding nagasaki amphibious fosters
  unchangeable ferris kangaroo deliberative xerox shrinks guyana laval nagging lukewarm armand unacquainted interviewees
  punching pyrite criticizes physiologically impertinent gradation rejoin singleton accomplishes woodwork raoul homology
  unorthodox dy loudness appendage rooting rendition realists hump awed caveat serge dawning installments flourishes
  honda athanasius protectionist albumen amniotic uncritical heaters clam causeway swans shredded telegraphed rallies
  doping cloned daunting peek diametrically squatting staid alkaloids championed tireless gina venturing marta
  uninhabited lister unilaterally bosch militancy communique leaden wraps emissaries rinsed secretarial resurrected
  orchids memorize munster differentiates sleeper tubercles darting acropolis outermost spindles crap dinosaur helmholtz
  conjoined harvester mans fireside browsers callous fructose warped saffron harnessed ostensible backlash emoluments
  poking breakage sipping attackers vagus hover neapolitan leaked microns toils programmatic pegs reilly balconies
  portage grub transduction ascribes contemptuously saddled germinal mistaking matthias redesign gorilla eduardo
  splashing contraindications symphonies bradshaw mangrove jeopardize subsoil knoll unsettling scolded arranges
  papillary rupee flagship forester freeway orb bastion silurian unsuspecting rockies entreaties rockwell dingy mime
  badges disconcerting imprinted zigzag preservative calvary rivets deformations sitter thirtieth conjured fanned detour
  wad vermin unfulfilled oxalate postnatal perfections graze bunny drowsiness unfaithful mobs achievable emulsions
  strangest melon magdalene idyllic lehman apertures baring catalan posse donkeys definitively interchangeably
  disequilibrium scoundrel crypt tex unsatisfied tailors specializes butchers lorry spirals flares attributions clements
  unconcerned dermal narrowness exemplar entreat rationalize trotted chronologically barnabas ionizing procreation whims
  rhone malabar acton husky venerated clatter battering crucially loire sacs asterisk yew superego numbness poona
  enlistment purports cassie magnates frey odessa lockwood diabolical aqua nominating eucalyptus kindling novices
  agitators ripley galvanized conjunctions baroness tasty fastidious veils harmon spires canteen slough reductase angler
  brahmans elude ducked myriads xxxix alder dries disappoint acetylene probed chrysostom bouts ruffled ow roach rankings
  visas squid volta malayan oatmeal flurry alleviation diverging absenteeism wardens bombarded communicable enrique
  renovated nicknamed milestones spaghetti rumble treading vanessa seduce predestination teas annealed fend spawn
  electrified browns distinctness pitied mortgagor phonograph rind arson soybeans sensitized phallic auntie stoics
  spying allegheny erstwhile cheryl metaphorically mackintosh britannia fugue alligator cornered spills camphor
  cleverness outcrop winch bathrooms drunkard concordance jaguar gwen jockey excommunicated solidification lindsey foyer
  breached redefined arginine cadillac bracelet striated hartman wretches reptile crevices admin pleura cochin paraded
  discarding powerpoint neatness purporting suppressor fragility undaunted rime soups emphases portraiture borrows tamed
  invader duane materialize phonemes pursuers thundered marshals waterproof zoe oeuvre quarts immeasurably estuaries
  aberrant inscrutable binoculars smitten auden hindustan leviathan nominees ryder stakeholder dishonor optimizing
  inhibitions palladium kruger accented cyprian woodstock thrush classicism clippings invert topological subjectively
  steeple martini absences dogged expedients tribulation mares neurotransmitter declarative clings ck guam potters
  bacchus mouton descriptor tombstone tunneling canyons morales hq agrippa alaskan braided immeasurable condom fiftieth
  nanny incarcerated expeditionary recapitulation tiffany benefactors interred glimpsed looting unforgettable evasive
  taverns dea chimpanzees colbert resuming tiring anthracite revisionist nih crates brutes immobility extremist shreds
  grotius oiled riddles pliocene socialistic euphoria taurus sqq stamford francesca deserters slovenia wavered balm
  dissuade underscores amelioration affidavits worshiped yawning insurgency musk sergei lucian remarriage intimates
  phobia freelance tallest steals egotism commoners caravans ronnie barb vulgarity workingmen tiled grizzly
  sensitivities shank passwords cassava christology mended primrose disable devious roper dalai lyle intimidate expires
  pectoral regimens scapula spartans collage somme inferno financier jungles hapless arming unfettered azimuth tarsus
  hippocrates boo longstreet pinto totalitarianism thyme rationalized neuroses rodent lagrange integrates mash
  supplementing itch fink disprove polystyrene reclining intrauterine imprudent ecclesiastics shuffle defying alright
  seminaries girder dionysus revel domestication simplifies whips lees churchman radiations manchu harrisburg digression
  smyrna allotments chivalrous zonal debased gilmore embers shameless sanctuaries polymeric subtropical retracted
  genevieve dwindling testimonial dimmed elf tum suffixes stereotyping girders maneuvering saracens lamentations
  engender pulitzer intemperance staked traverses crouch rivet trusteeship antonia ranches fecundity mineralogy refs
  laurels pensioners carla cultivator presupposition thenceforth appropriating sociable modernized coughed beneficence
  masterful adolph overcomes garret hyperbolic clamps moreno stopper scooped encased separatist tingling paras scorched
  locusts zodiac cpr upheavals recreate cantons ara globules alphabetically insecticide yells fortify esau wealthiest
  laptop elucidated changeable reorganize meshes oppress linseed malleable sirens tahiti conglomerates quickness squads
  demetrius proponent deducting damon reaping maxilla lifetimes brenner blisters turbidity dissidents investigates
  locates pompeii therese birthright stirs peptic sync retires stepfather telegraphic haley captors diploid sawdust
  blissful spongy decipher vanadium emaciated amassed unobserved thor lawlessness chloe annulled emeritus displacing
  aeneas kazakhstan petrified cryptic rickets incumbents hypertext ripen censors depolarization stratagem rampart tigris
  earner obsolescence commonsense crested underdevelopment jacks satanic voicing rescuing cranium pantry smallness
  watchers stalinist cherokees lousy glorification lubricating supplication barbecue moot dutchman playhouse gables
  bumps alacrity posits federations slanting fingerprints principled scornful fawn workflow rioting insuperable
  seasoning ousted pollination inquest subsections mesozoic easement distributional taxis workstations vesting colonels
  lemons bandit crudely attache anathema whistles anticipations flair professorship stalled goodrich ligation larceny
  frankish unholy erythrocyte flutes redefine nodular mgm lovable argus cataracts controllable lengthwise fraternities
  arden bonner heyday nematodes toiling oedipal tokugawa clams distinctiveness compacted cornelia declination mausoleum
  instilled storyteller equanimity forenoon relocated andrei linguist kittens symbolical ramakrishna roberta toddlers
  thatch fri superman diuretic worsted smack obstinately lg fen malacca haldane octavo aright dunkirk millennia
  popularized primers compilers molotov rapprochement detestable opportune rudy parr predisposing antebellum holloway
  attitudinal blessedness galbraith unintentionally garter sadat headers vents sexton orientated untoward agonies folic
  ankara promiscuous hatchet sexist diffusing elapse calyx unbound tripped nehemiah omniscient abandons acoustical
  tracheal prepositions absorbance soever beatty intimidating electrification stub remoteness trieste sparkled lunches
  vizier cassandra deans pert exclaiming gamut disaffected paraphernalia boccaccio wrapper antics uncovering
  thoroughfare repented orphanage bowie emotive deflation tympanic serials flavored tranquility lavished virginian chops
  metadata despicable bridged banged flattening meyers initiator handkerchiefs academically touchstone outweighed bering
  nag frugal consignment crashes flamboyant bf privations pip domestically headman smelt obstructing seething wp outing
  flasks auger lurid greer errands ide individuation praiseworthy vince antidepressant hypothyroidism catheters hollis
  cochlear factorial anthrax metabolite doublet aneurysms persevering gamblers taiwanese healers loathing wry coerced
  adrift pow paternalism frazier rims argumentative reversals moored ignoble wanders purdue seaport sucker legible
  predisposed encode fulfills masquerade showy weeding murals siemens chlorides lei incredulous narcissism glimmer
  windshield estradiol crippling emanated levee loin infestation prefixes ionian drinker aha windmill sittings accuses
  recycle murky memorized overhaul newsletters churning islet foreshadowed unlock aztecs recurs steadfastly saloons
  garnish islets solicitous smoker biosphere cezanne loco bahia provokes dion climbers thankfully dykes workout labial
  groundless litany ortega clicks unknowns sociopolitical mop reticence cuffs inculcated unearthed intelligibility
  hewlett regularities agonists gunfire cruises landfill laboriously iberian standby unstructured sprout silences
  secreting accede reeve warts muck rangoon alden twine heady initialization mimeographed divorces beholding cistern
  studious chaise succinct federated hiatus suppuration interrogated pickets stooping ismail wanna vulva shelled
  revivals moralist artistry tributes biddle cremation disclaimer denture outfits handicrafts homelessness indira polyps
  frees convoys playboy adjusts apocryphal duplicity ramirez enslavement withstood bogs pave ahab stalwart electromotive
  disinfection croce gestational middlemen acoustics posit grumbling dredging reactants nominative elisa dearer fireman
  tuscan servicemen fie evoking amplify storming predominated steers captivated entrust magellan negate unwieldy
  lynching interrelationship necked patna transacted fatality mastoid fillet unintentional hardin uprooted khaki
  addictive grenades unambiguously joked inuit hammock longstanding placements chimpanzee philological wilfred smuts
  castlereagh payload gar lipstick cliche divinities disqualification upkeep dashes magnificently meddle plebiscite magi
  gales interstellar gametes radiocarbon conspiracies miscellany gourd somali profiling lightest mcgee frigid garth
  anatolia gauls theism unbelievers solidified kingly lymphatics parsonage pare paige yeltsin dispensary pheasant brides
  dawes anhydrous endures philharmonic fetish shoppers infatuation gruesome sonic corrupting consenting crustal belgians
  ejaculation cosine geiger customize partisanship alton advantageously fairfield padding uncultivated whipple platte
  despondency subclass bolshevism resigning kinematic budgeted herrera jg queues unattended rankin indelible magnetite
  noodles mire undersigned pyruvate orchid provident bodhisattva monotheism dike regrettable anglia romero ortiz himmler
  kn rectification javascript crusader ibadan numeral blurted layouts welcomes manslaughter familiarly bloomfield
  mortified longitudinally diagrammatic quickening baum spotless widower galvanic catalysis garlands precautionary
  atlantis phonon darby mink environmentalists neutrals pup tubs derangement idiots menaced juarez instituting
  surgically zeno twinkle activator equestrian theodosius admissibility belligerents broccoli subsisting packer knitted
  archbishops smears meiosis adele handicraft cannons assesses imperceptibly ringed misinterpreted salaam nantes juicy
  nonresident axiomatic unorganized culpable indented rudeness audiovisual parasympathetic preferentially incapacitated
  barbiturates rafts nook inviolable fractal magyar maladies intersected forgave irresistibly incited hydrocephalus
  pathologist calder disputing heeded overarching escalating childcare stitching evocative osgood tragically uncouth
  shuts reducible pith defies bronchi dosages prolapse spotting fiend emits strongholds converged lineal grady reeling
  extras scrotum crumble totaling falkland masque arafat crutches godfather mystique perforce mailbox sympathizers
  southwards harass victimized progenitor lucretius coarsely macros appendicitis ulterior payee bedouin hydrodynamic
  mainframe slapping zionists graver monarchies condoms buber lumbering straggling patrimony photocopy anchoring belles
  alva pry merritt headlights nationalized latins coaxial magnify perishing appraise secularism smiths navigating
  geothermal catalonia annihilate dives dissecting dextrose runtime frosty emanation milo extricate malevolent
  memberships despot metamorphism divested sacrum specter toiled hunched hilt trucking amyloid asylums newborns fickle
  uprisings bartender grotto dominicans delightfully patchwork declaratory concretely pipette venues gu sensitization
  unrelenting pops credo hangings elinor nonhuman destitution householder elsa exclusionary marquess yeoman preheat
  condominium typescript impromptu sergeants buffaloes paradigmatic depictions gravy jot discriminant sarawak
  universalism geopolitical trooper curia hopped elton actualization lonesome inferential tankers swimmer papillae
  sheaths whereon aerodynamic dikes incongruity kirkpatrick stubble withers elitist ophthalmology hosea beige reverent
  lances riga assertiveness marietta transposed impudent undergrowth sadistic ironical purview borden unresponsive
  rhesus trusty olympus lind mcmahon donate omnipresent spoiling edification remediation goblet wilds unyielding
  malformation opal rhinoceros symphonic sorcerer becket disengaged accomplices burners wholeheartedly logarithms
  channeled serfdom sheltering aches ruse shinto emf mainstay identically buffered orthopedic crackling crate fisk
  frankenstein rocker isometric illuminates jacobite polled hurley slashed hayek scum plied socializing meticulously
  transversely attired gala benito longings swirl tyrone clashed rumbling grooved bravest encumbered mashed nicaraguan
  stipend chert stow linguistically hark yeasts interpolated hollowed manors bygone woolly kidd disloyal protestations
  retainer dived herrick artemis caressing flotilla lacey eradicated caressed vestments commuting americanism harassing
  dioceses luster google transact paupers infiltrate heck stunt silicates inexperience middletown plaintive robustness
  ell unanticipated patently stint hatfield inexorably diagnostics scapegoat convalescence tanning horny knack
  intensifying mari awakens symmetrically charting uranus engraver cupola cupped commutation dens puffing tonga jogging
  defray wrestle elbe swain oeuvres miniatures roommate godliness calming commercialization savagely mitigating
  lamenting interleukin cnn latham iceberg dint gurney denton disloyalty testamentary censuses misused drumming puffs
  informer magnolia tarn tattoo estrogens cannibalism orthography quickest impropriety carcasses wally chatted wishful
  acumen punk cognizant concourse unwillingly deafening chlorinated hillary melodious wedged tong heme endow wedlock
  kindle resplendent leukocyte lamentation suckling bakers champaign playback earths aryans logistical indestructible
  billiard prettiest incite piped okinawa audited crease pillage flicked calculi insulator crofts btu whining yvonne
  tern bernie visage apaches loyola severn donner whirlpool humanly reappears flowery rediscovered multinationals
  duplicates callus invests expound bribed candidly roundabout croft coolant penitence savanna possessors slug flickered
  programmable hereto actuarial cartilaginous squatters offsets stitched thrace tine montenegro moravian hemorrhages
  disruptions seamless eels strut antithetical licentious disrupting castilian skirmishes tropic assiduously enteric
  solenoid socratic excellently straightening jailed moratorium inconspicuous toto provisionally antigua vesicular
  enjoin tiber fiona bethany vastness schoolroom mercurial convoluted steaks accumulator sloth blameless lorentz
  introspective deprives arno solutes leash hinders outcrops vulture protectionism ternary florid figuratively prudently
  overcast ewes ligature melodramatic commemorated virile defile nestled filmmakers gutierrez circadian communicator
  fredericksburg serine aniline subparagraph pilgrimages utters waned intermingled libretto apathetic inaccuracy
  predefined hillsides stinking mennonite emu matisse alexandrian ossification fingernails tenders homeowners popcorn
  docket fut mam crowley strickland pretrial sculptural tartars cambodian adhesives supersonic nlrb gallantly remanded
  vermilion neutralizing sloane loathsome subcontinent shears knighthood extolled tenable wichita tobago dirk
  transpiration cocoon immunologic pastel spout sickening valuables mothering pelican categorize hurdle rabelais
  geographer overworked enticing errant defunct cyberspace thrones thermometers bindings reestablish lynne titan
  rorschach emilio cools towing addressee tournaments penchant yanked scarborough konrad presumes tutelage morsel
  alimony soldering tad salience rommel heywood lavishly levity fillmore blocs contraindicated unavoidably distraught
  effusions sifted emir mayan dosing upsurge binocular acronym steadiness takeoff shenandoah nonzero scrubbed attica
  structuralism phoneme gig shewing derrick antilles aegis mccall wily sweeney endpoint crt anthologies tyson oates
  delirious anointing pharmacologic spied sonorous experimenters articulates upgraded colliery eddies wreaths thrifty
  emanate bountiful grandest scala venison judson coalesce sloppy nighttime pentecostal dogmatism tenses colby quito
  severus intersects handlers madden negotiator infanticide sociability reels entomology fetuses magicians anesthetics
  passe meekness classmate remonstrances serb skyline prismatic secularization wilton befallen blister polygons
  distention toasted sagacious formatted draperies kilometer pensive thistle duet primed subaltern bane convulsion sully
  twitch wading complicates yearned smarter ranchers lawton cheeses haifa casks twitching herding doric dorian mooney
  schist desserts lightened absurdly reverently pluralist ducats rehearse tonsils hypothermia robson genitive clogged
  paleozoic adenocarcinoma zebra panoramic remington epiphany pinion usability voltmeter cinderella serra choroid
  bosnian corsica inaccuracies movers scrubbing coolies lotion yam banquets tardy arouses hallucination unsuspected
  religiosity unbridled pleads stalemate manna diversify parotid buddhas arias nippon luftwaffe shelton gynecology
  tapestries aesthetically caledonia snares commemorative shatter relatedness repugnance inhabits obs slavonic duress
  unaccompanied arbitrage iced buddies elects hypocrite billie enviable grandchild sift distrusted superpower fourfold
  convene flick olaf motivates energized counterbalance gentler clove inept stowed mortuary consents syrians
  indoctrination dunlap brunei lusts natchez cusp contravention discoloration fatherhood implore amish swampy paley
  bunting nutmeg alkalies figurines dumps graced abelard blackish syriac radiography reproof bodyguard sonia astronauts
  ava veterinarian detritus supplant ungodly eclipses elliptic loath lon stiles orchestras analgesics choicest
  overestimated blotted vultures sprawled thud streamlined peaceably dentition infringed pagoda outmoded kaye
  preconditions isabelle ascendant enclave intervenes antioxidant moralists justifiably televised spades eukaryotic
  heaviness waterfalls isomers recast squires onlookers disintegrate chinatown ecol leninism agglutination veblen
  buttress ethnically aster collaborator harrowing vans plat aborted psychoses plausibly alienating agassiz fourthly
  astonishingly restart medley pep undressed gastroenterology subjunctive venomous sewerage herbaceous howled
  reconstructions deviated mouthful zealously angelica landslide lola geraldine absorbent automaton violinist embryology
  individualist baffling befell exec physiognomy aeronautical hobbs deplore blizzard dorsey tbsp pretension milled
  taliban growl charlottesville stent tawny reposed booklets immensity quieted opiate hepburn akron attests identifiers
  incisive ritualistic sundown temporally craze frailty emilia inspirational champ pericardial myra ruhr moro copyrights
  noyes bestowing ajax surat awkwardness trailers elation goring ministering wistful vividness babes dislocated
  intestate mussels graffiti thermally debility breakdowns pharmacists receptionist meddling expedite giotto
  proprietorship internalization thesaurus excretory transept ora credulous holman ductile commodious hebrides formless
  clipboard scarring argyle madeline bevel merges sanguinary ruining overlaid speculating tammany grasshopper jock
  disturbs clout detergents condense deb irritate latterly ailment wane carpentry cassidy wearer lobbyists linton
  sniffing lemonade signatories countervailing kilns wabash stylish denunciations geometries unalterable seton ramos
  nineveh occupier fays merle bundled mailer unplanned hives classically citric yokohama append mogul exterminated
  tremors renouncing indentation goldwater gnawing commissariat raspberry mantel catarrh lumped recaptured glazing sgt
  gourmet unremitting manley smote leviticus thorium huns dictators assailant inculcate romantics conflicted mic
  anonymously mcintosh reconstitution lint secretive rioters augmenting acceded nihilism cliches faa heralds elms shaven
  disobey bylaws contaminant postcards oceanography fuselage fusing slaying damped sympathized stoned gambia diner
  infliction muscovite schemata splinter braking privateers unreality erode yardstick recklessly governorship panacea
  eucharistic dejected canvases transducers shooter aquaculture robberies gluten ginsberg burnside astride intruded
  schweitzer mutter retrenchment edifying sportsmen timidly acme penniless grander turbid converters bolus calmer
  hosting prophesy sausages effeminate whooping scorpion writhing inhale porridge creaking ticking pavlov thunderstorm
  marquette yorktown tuft repulse superconducting disgruntled eastwards uninformed freezes necessitating invective
  cheery galena someplace wellness narcissus sawmill coffins clavicle inequities magnanimous parenthesis redemptive hosp
  deflect premarital mcbride meaningfully receptivity hooded psalter fatalities crocodiles dullness luminescence
  monomers aeschylus epicurus ventilator angie facades bellamy incomparably pied synapse beveridge bunsen humblest
  darken internship concussion quell breasted libertarian monet fallout thermostat usurper goebbels unsympathetic coerce
  retraining denials saddened burglar germanium pickle verdure adjourn robbie schumpeter campground structuralist
  dislodge sighting equities sadie copeland finns conciliate patella collaborating hone obliterate css retract messaging
  disintegrating paralytic cleave alighted bruise nadir sunni carefree loveliest rusk inattention mathew grabs braves
  huguenot dusting shrieking hares mani episcopacy toynbee republished afoot aural unseemly blockage physic excitability
  pricked bystanders sleepers superpowers alleges anarchism forgetful renee industrialism lars lamar terrier tulsa
  constraining fluffy remand pauli selfless diogenes satires hacker irksome federals lode psoriasis dramatized
  unmolested enlisting disembodied kimberley prostration intro lengthen cossack steppes apostasy gunboats
  internationalization catastrophes disfigured takers lesotho rhythmical atone comprehends classifier punches overlapped
  tellers corruptions moderated radon banal plebeian gearing orestes instinctual appointees reinstatement pontiac
  lingers impartially shrieks scolding intermission milford rooster eviction endometrium imbibed turbo lara emblematic
  grimes regress gulliver staves replenish skimmed waugh kinsey mannered lille banding burly bilingualism admires knobs
  stances unsophisticated disguises repast maimed newness refrigerators inclines absalom postman relayed reorientation
  neurotransmitters enthroned dada cognate pate barricades cloaks cuzco deranged angling expositions hoops ripping
  adornment consumerism chroniclers jacobi winced durant rethink gresham strictness terse gateways indwelling causally
  comprehensively misunderstand parrots abstained largo josie yt torpedoes lindbergh exhaled saussure coop marl shackles
  bertie florins octagonal pw desultory emissary relished vandalism subtitle strontium laureate gad trotting
  bacteriology wove kiel quietness phoenicians reciprocating afterlife footman passer adonis laxity reassessment
  wielding beauvoir gop jovial matted ashram innkeeper symbiosis pulleys neoplasm admonitions fibrils heuristics
  dormitories coincidences boxed navigational rearrange carotene opener parallax unmixed regenerative quezon mahayana
  entice rut earmarked neuritis mcconnell damper porcupine blossomed lignin etch elaborating stereotypical bahrain clint
  lucille hires pews chesterton chairperson enlivened filings foggy admirals confidant decomposing underlines sybil ops
  mimicry superlative wharves naivete imprecise hamster endangering sawing chore wrestled juniors pallid crockett finley
  majesties coda buoy paternalistic mated t'ang atheists gaines debug octopus shipyard seers gemini disengagement
  parkway aggravation decently protege deathbed mcmillan cucumbers mahabharata nagy naturalness stephan quoth peso
  abomination cements unnaturally nsc cesarean foreboding bachelors confusions disallowed vitae shamans principe
  blossoming hesiod grasps annunciation hysterectomy martinique ipswich moll chalice chopper wrested cleanly catfish
  condescending obsidian idolatrous wrest raked vetoed impinge tricked shortcuts unknowable texan reprimand greenville
  autumnal ziegler unsurpassed pretest cacao whey berliner pickles unsuited womanly heisenberg innovators straightway
  impudence handiwork augustinian profligate omens seepage potts computes struts poincare subjugated bauxite geniuses
  maestro oppressor melons sagging unregulated obscures proteus legalized throes transfusions apse unimpaired concedes
  voluptuous cannabis dames sprouting playfully durst valvular margery patsy tremulous mien heinous brant opulence
  goings lagoons coffers scorching bod dreiser tarry coincidental gonzales cowards pvt sneaking topeka warship creeps
  puddle alkalinity abusers overflowed aggravating slanted excitable rogues barrows enlarges mira shea unabated mangled
  coptic dutifully fulcrum ketone domesticity carpal margot practicality carcinogenic viva semiotics harmoniously
  factional statuary semicircle consultancy oscillatory turrets reddened slimy everest mackerel unwholesome pindar
  dendrites nemesis stipulate conceited midwifery musculoskeletal stink gatherers playgrounds bards enormity jealously
  philanthropist needlessly tulip brackish craved invades exclusions damsel medea permeate delimitation roanoke commando
  courteously mutuality executable eschatology modernizing convalescent stoutly constructively azerbaijan permutations
  novelties yunnan cartilages bangor slider flo reprehensible meekly hooke estonian interviewee perfumed tailoring avis
  sauces limbo conjunctivitis podium vikings misdeeds revolutionized alibi grenade lichens refracted germinate hooves
  robotics revisit meteorites outpouring overestimate retrace icing micrometer interrelations fronds prune hemmed
  appreciates priestess reiterate plateaus estimators inactivated brainstorming deflections wanda sporadically ledges
  thereunder crustaceans squatted lye untitled pelagic indignity besought riddled notches syncope gunshot rhineland
  generalizing reopen shoal invertebrate incas arjuna preset fashioning handshake wrecks quark rodin devilish sodom
  eigenvalue evaporating inimitable lawmakers faithless mohamed creoles navigators imitators prolonging coy cerebrum
  picketing privates serviced protesters chic jordanian redefinition schulz stabbing shopkeeper immaturity resonator
  medially delimited sneered extruded aston biopsies decatur northerners perseus aiken evocation edging girth lila pee
  abbots captions sunglasses polynomials congregate jarring colloids cordiality negativity busch counterproductive perl
  orations chloroplasts recklessness tarnished selma jumble vidal payer synthesizing retroactive grudgingly rebuttal
  apothecary inarticulate wald clasping aptitudes underwriter transplanting hornblende sputtering unsolicited doer
  guggenheim unjustifiable parlance neutrino joists togo maximized alleviated tacked enveloping arcades rubella
  administers pints ostentatious corrects ewe frankel definable shelling qumran ineligible platonism dictating revels
  ricky erica disarm bugle rfc watercolor pei deletions contestants laparoscopic sarcastically thrives manet gravest
  lazily surges preferment crunch mimi buttresses springtime infringe schooled campaigned stacey johanna hurdles fromm
  calumny conduits hmm packers granulation unobtrusive intramuscular taker pistons tiller nebuchadnezzar prepositional
  clarifies merriam adage impeccable gerontology tradesman holocene feller shiloh jolt trusses deftly exaggerating
  pennant berlioz vocations assyrians bloodless coitus dropout pulsation rasmussen sleigh obstetric sloped preeminent
  winnie epigram ignite dispassionate scribbled preterm stoicism famously guatemalan inconsequential disarray slacks
  nimble mumford idealists nebulous gloriously modems flaring patting trampling fangs snoring bodleian foregone
  lubricants roost silage incisor lori repellent monty transfiguration quine busts polemics accelerates gated cavaliers
  juxtaposed uplifting stockade aghast pitchers metamorphoses conformable schoenberg mistook borax blower refrigerated
  pewter escrow faltering oaxaca illegality quilts swahili orchestrated partaking suckers benefices halloween indentured
  chihuahua hurl servo monopolist bikes ductility impoverishment beverley forthright bestows kennel streptomycin
  expository methinks tubal corey unimaginable nongovernmental undetected cohabitation pontifical shuddering exacerbate
  moraine presuming navies idealization astern hacking sentries bellies ileum pershing guarantor forebears abrogated
  agriculturists greyhound unicef debacle adenine brothel python insomuch alger hap photoelectric rodrigo rimmed
  trappers volunteering gentlemanly leaven zachary kline glaciation woodcut downloaded suing nfl schizophrenics taming
  alphabetic effaced hezekiah upshot mayonnaise beowulf upturned curd validating mariana boarders oxygenation shovels
  abstracting naively wildness retarding arbitrariness worksheets debussy wrenched swiftness habitable bounties
  conservancy smugglers misrepresented sacrilege casserole genealogies demoralized convolution passageway locales
  psychometric turnip undiscovered wag sampler preaches waterford ameliorate speckled organelles charted intakes
  hawthorn puebla existentialism hoarding fiesta polities weaponry pythagorean unicorn hydrology nozzles succulent
  cauliflower tompkins surrealism phony untiring matures ordain empties subsisted prodigy smug atman vaughn sarcophagus
  assisi defiantly fiasco yawned shutdown dinah sureties kano performative glaser ducal litigants gusto niggers startle
  hms stave wistfully fallopian westphalia panicked perfunctory bathtub hove troilus harmonization drone parthenon
  lockheed corroboration roux grunt subscribing unerring peeping polluting aleppo diocletian thrived manger cask
  burnished dehydrated raiment caresses plaid trier fainter freddy bitumen adverbial payoffs warbler barrie endorsing
  nutshell semantically announcer fumbled plenipotentiary persecute kindest pedantic micah sorbonne transcontinental
  deviates buster clipper unlawfully leper quivered affirmations animating cwt vignette temperamental urchin
  grasshoppers eureka tilled postmenopausal talkative bombings invidious rustle cardiopulmonary appraising rearranging
  livid kohl metatarsal briton rejoinder gauged unconditioned prim appeasement heathens alignments contesting salons
  rarest recoveries flanges piccadilly afdc schoolchildren carmine vaporization ono ophelia californian raul
  incompletely granule liza pubs brendan musing unsecured dialed imperishable cancerous weal amphetamine tottering
  interwar cree voiceless inflammable renegade funerary redmond equaled soundings mays mcgovern lieberman weft
  disconcerted septa thickest thankfulness swimmers connoisseur hausa crayon guzman celeste tubercular dermis serena
  sifting auricular bequests globes mattie angioplasty laundering macao osteoarthritis commissioning gorky strident
  tripping complimented terminations cytology irrepressible ministered populism puget warehousing millionaires redoubled
  hines flinging recharge juvenal mishap purplish cephalic onus educative reclaiming gide propel spurt nsf droughts
  mandy keener dram cohesiveness corroborate tugging modulator felling contradicting calif moravia requiem biofeedback
  staten pickett lettered compressing archetypes hypocrites argos fingered underpinning interconnections enema walnuts
  invalidated salinas inseparably heedless virtuoso scintillation abner bradbury groomed collectivism organically
  parsing fundamentalists lyell contrivances distresses extrapolated striven splicing jacobin fledgling ringer himalaya
  salome mildew subcontractors encroaching drags coon croup lyceum internment slamming beryllium barbary airflow
  disseminating rubinstein verifiable rhyming butch pancakes ecologically corning rippling resounded bogus pianos stoke
  nicer skimming evaluator dryly undercover entrapment applet defiled bayou devoutly henceforward enacts bono hydra
  permeates passers irrationality multifaceted initialize igor typographical analogical accra torsional phantoms pitting
  conifers gpo inundation celled laps accentuate inundated domed montevideo dismisses yalta elise ecliptic bargained
  suppresses opportunism inhospitable malarial wiles aphids bleach fob bullshit ferries workplaces obverse riotous
  clamping instill cols turnaround beaded yogi subcontractor gillian purposefully bayer myron sequestration memos
  faraway wintry cantilever photographing methodically choruses iconic racked callers striding shapeless herbicide
  shrubbery tuber conveyances alabaster pantheism swamped aligning fortnightly appeased fireplaces commissar
  undisciplined hamlin adrienne presentment clearinghouse oceania blasphemous overbearing domiciled hanger pups doge
  fundraising isp collide sabre adversarial blotting mattresses lyme synergistic mandela thrombus monochromatic alcott
  halley civilizing hydrophilic parabola jerking parallelogram pallet tusks offsetting terraced whitewashed ulna marcy
  abort disposes minoan diaper xerxes adder heartland postsynaptic moe evading nike amylase synergy ascribing termites
  audition disreputable equalize pant problematical gallo furthered wearisome archimedes comely cluttered pacifism
  bookstores spokane texans spokes caricatures inexpressible snarled pandora dissolute borges divest tuberculin pitiable
  dominique generalities orifices sills grievously goodnight mimetic dispersing acorn splice precambrian stealth
  understatement excruciating arras plush fargo maltreatment tongs apprised grandmothers jansen chisholm daggers decoder
  narrowest snell objecting grinder lisp poliomyelitis plantings buffering requisitions freeholders oas wholesaler lii
  vented topmost consoling evermore deploying hyperthyroidism yd antagonisms jv swedenborg choirs sacredness bronzes
  commutator mountaineers elicits noncompliance nonwhite reestablished bidders rainwater presides loosed innocents agnew
  teamsters yosemite dusted forerunners valueless hedged slaveholders paddles remarried pianoforte unscientific easel
  johnnie boosted occupiers apricot giggling getty inlets symbolizing rapt hex aseptic patronized enhancements assayed
  verdicts hinton mencken meir buttoned diabetics pinning retaliate superbly reimbursed tearful democratically lusty
  switchboard microphones townsmen estes roebuck abhorred delaney cracker mercilessly alternated thereabouts sonar
  squalid medallion cbc coo farthing tillich cloisters wholes thoroughgoing feline gazetteer commonality censored
  indeterminacy bottleneck fluctuated steinbeck procurator glittered infuse overjoyed demo threading neonates arching
  menzies neonate whitefield acrid trujillo macy grapefruit leger receptions sniff suddenness herzegovina umbrellas
  quanta distancing triangulation judicature exploitative bellow inherits skate rutledge oscillators suarez impiety
  spiked phonemic callahan weldon allende armory disobedient pericardium rhodesian leasehold grad cartels disputation
  palatal crankshaft occluded nationhood networked hag puck bottomed burnout chevrolet slicing interrogative skis
  musically allure uneventful redirect signet unrealized acuteness punctual cuvier disco interpose luzon millie hmo
  unguarded astrological tempering mega froth mow frosts ingeniously safeguarded confiding progenitors haskell
  mohammedans hulls limousine monsignor scarecrow shetland fete detractors illumined necklaces pinching wessex bode
  thump rearmament mirabeau nitro harsher beauregard barbour bouillon hackney obliteration microscopically uttermost
  lair rattlesnake hilarious susquehanna gautier sounder surrenders circulars kazan reprisal whine clowns soberly
  tibetans camilla abducted mgr quantization inbred scouring domestics delft ebay encrypted licentiousness ernesto
  flowchart inquisitor commemorating finery fishers harmonized mckee presumptions mowing wrongfully escalated diced
  trafalgar squinted evince infringing tenfold metabolized entitlements pulsating microscopes bastille jaime signatory
  nelly wk clots persuasions beholder outgrown granitic accuser costello janitor gov lope familiarize businesslike
  persevered solver enclaves cauldron counterclockwise desensitization telephony stile mindless fearlessly curfew
  entitles noose dicta espouse referents finesse distemper flammable cramp lustrous cai affable bypassed seasonally
  virginians ellington mnemonic dissociate characterizations overthrew exchangeable spool blender bolivian crescendo sax
  mercifully tetracycline homecoming carbons gangster atwood restructure assimilating tut ploy subcultures lexis haw
  inadvertent pilasters fillers musketry scents boatmen vasoconstriction lux replenished sultry nebulae sweetened
  cybernetics bourbons trevelyan bracken sumerian sequestered ethnological annuals braddock chastisement untried lessens
  inks mirroring insemination incompleteness skirted distally bock contrition leaky briefed scaly microcomputers
  adorable coasting battlements contradistinction overseeing modulate nkrumah propane auricle barbarity crusts gopher
  polynesia comparability martian crystallize starters winifred miser outlived thc unidirectional diplomas corneille
  distanced cupboards sou ponce verdun misinterpretation philistine affix sweaty ensembles heals comforter marlene
  distilling blunted impostor philippians mitsubishi moray afghans sonatas subscripts cordon detonation vouchsafed
  workspace westwards savvy pcb partook matte unearned consecutively fibula sanger anthropomorphic glucagon rosette
  stats disadvantageous metamorphosed pickled bloated murat temperaments intemperate worsen conspire incredulity macho
  unease robed counseled serf yangtze sentinels weasel bursa disproved unevenly cottonwood capt turing impressively
  articulations genie coldest doorbell bumping ordovician brewers skew functionalism malfunction toolbox trope trickery
  gingerly unprincipled linens yves developmentally rehearsing hydrothermal wiry villi nematode faustus surrealist
  incestuous shipwrecked jumper authorial infusions motherland krebs sheaf phallus swaziland barrack chloroplast
  thunderbolt bared breads talmudic stuffy adapts petra extracurricular belinda skid woodcock championships adc
  trustworthiness montezuma boomed carnivorous custard homilies decimals exhort dieter disjointed juana gelatinous
  reticent morison fiance sophists judicially bier relocate victuals morphemes surfing corolla cedars bitterest sketchy
  rotted beleaguered plucking booms ilium sock behest trite cuneiform ignacio commute gravels unpopularity sacra insides
  restful anglers paroxysmal qt martins looted rumored hunch vials hindenburg nonviolence chestnuts imploring leucine
  impute gonorrhea cordelia cara afterthought spinner fannie salter erring enrollments catered fooling deservedly whisk
  herbage delicacies landscaping despaired readability pornographic antlers myopia scanners loudest mediates hilltop
  railings gregorian eunuch implausible certitude squatter gabrielle hurling agglomeration hoary guidebook dardanelles
  cob marriott ignominious wailed suffocating warily restated classifies bios amt deuterium katy gregarious entanglement
  secondhand unfairness vocabularies bobbing tectonics untidy adenauer indiscretion papilla enunciation fronted grands
  assiduous liquidate eeoc postponing intimations flanagan loyally centripetal crevice oberlin hereunder spastic verdant
  unction wedgwood unavailing greased insures meted mulch knave soho fatalism stipulates noisily benchmarks negated
  thiamine molested caspar epsilon fornication ymca orkney equine analogs nether cory apparitions romney imaged inkling
  backstage namesake urns editorship pervade expiry dentin magdalena apace suffused jog potted widowhood nrc creams
  restorations cardiomyopathy purses abeyance whorls boll cloudless pitiless hitched recluse sightseeing pubis antiserum
  vulnerabilities ironing premised cochlea oscilloscope satiric rationalistic expelling hangers crags boethius manson
  fattening alfredo disinfectant gleason vd indictments stubbornness novgorod pronounces agitate bhutan matchless
  postmortem inciting orienting ingenuous looped surreptitiously unmanageable amide registrant maroon ostentation
  maliciously proxies overalls puny montage alerts jed vacuoles insipid huey magistracy disquieting remunerative
  antigone carbolic helms heidi trotter nv argent fingerprint sycamore kilowatt mumps motorola carcinogens patronizing
  figaro rabbinical undocumented vaulting curtailment coinciding eyeing nostril kathmandu onstage denuded liars
  margarita prided ramayana blames fronting putrefaction lulu rilke amygdala redefining bradycardia janus betrothal
  sciatic merest petal prefrontal baffle dyspepsia apprehending steamboats circuitous shoving xylem projectors
  overstated solstice cede utica conceding medusa apo defenseless samuelson incendiary reappraisal pragmatics
  realignment adjuncts tapers cram exhilaration derivations bellowed optimally morpheme botanists intellects leanings
  recessed grandfathers gretchen maltese stigmatized punctured dude disheartened dodging plagiarism vexatious preceptor
  bookkeeper augustan sharpest carthaginians vitiated exclusiveness bondholders patrolling bullocks maui thrashing
  backpack ghettos wastage shropshire stonewall soliloquy animus romulus insubordination breathtaking interception
  checker meteors siliceous prying taunt bruising tva tanya transl sasha russel faulting sawed cranberry wonderland
  combats inspiratory interstices yams irresponsibility vaccinated triton equinox nieces pissed calvinists uzbekistan
  airfields showcase waded householders huston monaco headland marcuse remittance derelict tactful abbess prefaces
  federico meandering accusers brickwork novella towered toughest scornfully firs upholstery burgers scraper reimburse
  climber adm dwarfed donned blemish vespasian middling battled escorts fatigues dunning welds receptacles muddle
  hemispheric enquirer crazed manliness vivekananda binge mannerisms pledging aerosols avg electrocardiogram cartons
  attlee formalin methadone reductive aspires transients expressionism lashing spellings delano remonstrated napkins
  fumbling altman debenture sowed pals machined ferret infallibly diggers dislodged perpendicularly crooks
  preconceptions manures posthumously astringent hoods micron sarajevo caliphate tribulations reinterpretation
  riboflavin luz franck extorted mandamus ukrainians pensacola unfathomable zechariah oneida livers putrid bulgarians
  albanians unawares pussy sade cardenas furrowed antioxidants rosalie zagreb carrion nonconformist harpsichord louie
  rectilinear predispose rebate schrodinger champs reappearance loader bras spares agricola magically beget dailies
  revolutionists transporter confidences weaned quicksilver defraud undying fiancee votive distension streamline
  grappling positives millard randomness hugely carburetor abstruse dais claret mountbatten procter clovis erudite
  polygonal antitoxin ribbed countenances auctioneer sturgeon stuarts contingents insensibly invalids salazar
  counterbalanced lhasa freemasonry dbms weaves separatism journeying flawless casement bacteriological arturo infecting
  picturing magneto petticoat entertainers calcified elgar flatten promiscuity typography alleviating copulation babbitt
  domesday landon reformatory esl woodpecker dampness nape peregrine pliable hoisting echelon obscuring madge pastimes
  separateness silencing adulation snaps rosario fergus interrogatories umbilicus recumbent entwined rashly halogen
  barks roentgen gazes ombudsman caged genomes usurp accusative exclamations widens undress absolved surnames
  advisability calculators lagrangian encloses embroiled stings barricade harbored conceptualize escarpment dyslexia
  unanswerable perineum payers siting apostrophe vignettes monopolized schoolteacher bedchamber mercuric marne shrew
  reshaping pericarditis acorns tribunes atrocity deliverer impermeable surmount taoist gutters toppled antiwar
  origination guerrero beryl embarkation vagabond riggs broached quad blighted marques apotheosis alcibiades horrific
  septuagint halved exiting snatching apostate zeta meuse babylonians spinners jimmie apologists harming kama incubator
  nudged tumbler discipleship nontraditional clarion savor trepidation etchings stirrup pajamas minstrels limes
  scholasticism stills brighten nba estimations calligraphy downy trample oakley shyly courageously modernize cobol
  adoring habituation coups latvian labile subtotal obliges shrewdly gleams sappho disorientation centurion fearsome
  modulating purges arterioles voyager colonizing fluted newsprint nomad judgmental fatherly mycenaean hyperactive
  falsified cheapness flirting embossed tabor birthdays rococo streetcar nip quack inbreeding gauguin scowled redrawn
  zooplankton hanks goode immunized equipping penultimate vacate lippmann mayflower visualizing essayist musty scheming
  liquefaction husk waterfowl halsey muddled wooing hittite sinhalese barnum gilding similitude saladin noe
  geometrically regionally billows savonarola guernsey encapsulation merck aimless triglycerides splinters imitates
  discontents domineering torturing informers goggles reinhardt shrewdness debauchery evaporator insensitivity starling
  boosting convexity damning bristling checkpoint frugality condensate unsightly comanche famines industrially commuter
  laminae accesses retaliatory giggle malls conspiring granulated thawing debarred bottomless antisemitism befriended
  homelands compresses vagrant hawking chorea thugs bushmen lounging maximizes cartier artfully believable
  accompaniments toads bernoulli crickets hilbert fora listless skunk bela downcast tripled watchfulness compilations
  carpeted urbanized elaborates gritty cretan assembler khomeini clemenceau rostrum teammates glycerin dijon browned
  saute cortisone ottomans explicable neg dewitt dichotomous combing pursuer kosher lookup pennington centigrade
  coenzyme thefts protrusion equates shortcoming horrifying px aol subsidize aggrandizement safari jutting thumping
  aimlessly bravado scotsman rename furtive oases bonfire insertions innovator transmutation trudeau avila tempestuous
  diskette librarianship dweller sprawl sinatra rending goodyear ventilating presidium lamont conan battlefields
  garnered guillotine janis permutation handmade dredge nuptial virgo exxon yachts electrician precipices melancholia
  eccentricities fresno swivel testimonials befitting omniscience nra hindering nucleon disciplining casablanca dirac
  burrowing substandard demolish abscissa assassinate cleric fitter vied acquit wylie booze catalina reprimanded morel
  addams thrills clitoris anguished layering infertile suffocation persecutors dag foiled endeared gauntlet seigneur
  hollander surer shelly crag squaw proliferate rodeo evangelistic hydrogenation tannin baritone impressing beatings
  bookshop unhesitatingly throb rx existences paleolithic garry testicles referencing coalescence counteracted culled
  alonzo punjabi plugging distorts nestor preeminence gubernatorial molestation resigns bingo deceleration mossy
  bequeath langmuir sisterhood gainesville multilevel clayey mahdi condensers gusts deft christchurch inoperative
  layoffs reused laceration vise vests tran fillets waite urticaria assail carnot timbre endearing japs oratorical
  raking rhythmically uninterested capacious alvarado ranching twa scold hos mermaid circulates dimer untied reggie
  forgo creighton inhumanity insulators areal episcopate concocted molina bulimia rossini washers restlessly
  physiologists basaltic quits hera itemized laces expiring nicola alphonse agni recurred reciprocally antibacterial
  coining pacify cravings sos codon debs clashing arroyo intruding titular dentures multilingual claudio rebus raving
  sigismund botanic humbler sardonic leavenworth wafers multipliers pearly satirist projectiles eyelashes starlight
  revitalization empiricist multifarious sultans pulverized unlearned laramie motorist divan joule dropsy impressionism
  pediment printout pouches fief diatoms eritrea mindanao rhoda annul eldon sows functionary replicas mazarin
  comradeship subsides buckled marconi kp swirled wis qa witted reactant chefs interacted olmsted vulgate flogging
  universalist flipping odin norwegians couplings scoffed ceres deserting vandals bayes paramilitary tasteless greta
  bureaucrat bidden iniquities dakar squandered mckinney patricians deluxe inappropriately scrutinize sinfulness
  scathing hardcover culminates lynx demonstrably plunges contiguity literati rickety maxine lassen squalor ilia haploid
  journeymen glint carers cleavages banjo fluently heeled landholders attila chico scoured shipyards demented amman
  afrikaner impairing estelle phobias vcr phloem avenged oncoming statistician daresay smartly lateran stencil archway
  archery blueprints hurd upanishads digs grenadiers indemnification vulcan turkestan patchy alamo constitutionalism
  appurtenances decimated asexual gama agate paddling soldered yawn confirmatory parmenides parley stratosphere
  depositor porches croats chipping manipulator avenging homesteads godlike malignancies apoplexy expansionist munch
  frayed cerebrovascular erupt reflectivity emmett counterattack duplicating rigors enrico stoker reelected rapacious
  lobsters upsets alcove suitcases stacy loudspeaker goliath treadmill floodplain headwaters elixir ruefully carolingian
  permanency exterminate polypropylene cynic haber clefts grist cantos poseidon grout retirees exudation superintend
  hattie sinews smog chippewa lough iago cobbler banked clearances trickling oratorio exhale meniscus mariano reworking
  tantalizing buttermilk vernal fender lithography willfully scour nikki myanmar leeches cline repositories subduing
  monopolize gastritis anticoagulant standardize shod idiotic percolation olympian indiscreet needlework maratha offline
  tormenting enron voracious dilate abstention motorized orgy compressors gila surly lennon adventitious swellings
  herded americanization antiquary teak marquise unbecoming keenest skates eunice downside cinemas pta agitator synods
  epitomized similes paisley casinos monasticism eases marveled panthers bewitched baptize huck aver unwell detest
  consonance pardons intensifies ens volleyball nantucket methotrexate teapot windfall demeter orphaned talker babbling
  binders evanescent microscopical yearn slugs paroxysm declamation victorians enforces footprint perdition grandsons
  smokes rediscovery ceaselessly cordoba bsa shrunken siphon trapper knighted bolstered correlating exhaustively riviera
  rood concisely paschal hoax diam perfidy issuers kobe noninvasive climactic terracotta duluth censures portia horus
  busiest flatness jetty hendricks crayfish orchestration juggling minster bristle disunion magenta dyadic jaipur
  overturning exegetical malinowski animosities faultless impressionist slaughtering mcfarland historicity gadgets
  cautionary scoliosis taro fulbright pah lulled mildness renoir contentedly airmen diapers unharmed illegible weller
  tickled consecrate azores terminally overhang quartets perversity shrapnel nabob mower evergreens jams microbiological
  speculator hildebrand billboard martyred dilutions dignities pepsin resourcefulness plumber lunchtime inferring nicene
  fitful icu quarterback ministrations propranolol bitmap divergences lawgiver grimace goldfish outcasts ios capsular
  singlet extirpation firstborn eroticism godless faye jeopardized crick lovemaking dative refrigerant bigoted
  anachronistic wanderers glassware mesopotamian falsehoods lurched urination investiture medico gushing educationally
  persecuting dials waring haywood autobiographies obsessions billet pikes lows recoiled waxes infrastructures tropes
  falconer incursion breathlessly overlord qc vanities hyacinth tecumseh milliseconds warheads berber injector rubies
  filmmaker lurked zirconium anciently ritz campfire equidistant borgia agnostic agitating dismemberment disagrees
  buckles rho unincorporated lignite palatinate heft inferiors avowedly massif incorrigible conner checklists
  anachronism piezoelectric predication curbing motorists disbursement revaluation conjectural converges specks
  channeling dido snatches fretted ovate beckoning presbyters genders osmosis mooring campos caxton enfeebled mandeville
  scrapers connotes endotracheal shred epigrams drapes underlining druids brocade growling divider daley memorizing
  boise wafted kennan doubtfully widget lymphomas reworked hostels kinda culprits nicest accountancy severing fetching
  seabed specials frontage propellant eutectic hales absently cassettes probity pyloric sebaceous metaphoric aggressors
  circumcised solvency prow essen southerner gonadal phenytoin straws fanfare truism statisticians phylogeny shallower
  drugstore groped parturition gonzalo tacoma homily splints unscathed deputed hokkaido incubate odium ferrari dejection
  tooling underpinnings emboldened expiation rages valois misrepresentations integument ridiculously regenerating gonads
  salve neurosurgery dregs yore alternates eisenstein talisman mindset sited smacked mlle falsification dunne jerks
  placer scsi litmus rabin shallows propagandist nagpur bangs pooh gif cliques paddock brooch uninsured eunuchs wrinkle
  lobbies arteriosclerosis assize halter greedily disobeyed winery tangier abhor contractility disdained officiating
  homesick tampering sprinkler extinguishing vj hunan zealots prostrated monochrome chimes polymorphic ravens patti
  rescinded interment styling reaffirm qualms collided centrifuged warms breakthroughs predominating confuses cystitis
  evicted illegitimacy assizes foresters diazepam wizards systole afflict natasha invisibility ingot nullified prodded
  snapshots havens waterworks hitter impeached garrisoned ingrid cather irreverent sprint eroding macaroni unequally
  trudged subservience purana brazilians bernice sweaters ute tracery looser telugu talus embellishment unionization
  nudity frolic protruded carapace yong prado ruffians teleology pinkerton worships scion wouldst portentous premiers
  stealthily industrialist isomer insurrections mazzini unreported highs epicurean asthmatic anesthesiology slocum
  invalidity tchaikovsky guevara cocktails calvinistic sodomy fortieth orville addendum harbinger lifespan brewed oust
  embankments narrate presley questioner derided arthropods nope intercede portrayals llewellyn rhubarb goody drizzle
  guile shampoo vicarage clumsily charger captivating stiffening granary punctuality sheathing diffusivity amd
  millennial annulus villager loftiest unearthly gulp expatriates hatches sprightly nome unheeded soloist oboe ufo
  transcribe shamed supranational waxy puerperal intermixed intranet stork metacarpal fridays construing norbert cavour
  thelma nanak materiel rashness candlelight herzl stilled ballets nullify actuator wavelet lauded constabulary kwh goya
  bandaged kettles hardworking tepid comprehensiveness rehabilitate lisle tethered asoka esr cradled hearken impresses
  nullification paramagnetic reopening peal veracruz certifying pena infatuated iranians connivance cyclones hepatocytes
  shelving obelisk bellini vellum astrologer skeptics campers bodice digger coco continuities cornet weekdays
  impertinence strangle mcdonnell pollack borehole perot encroach proliferating slowdown ventilatory teflon tuskegee
  ladle griefs antonius unwavering leftover conch dorm obediently theologically unionized galling bilaterally vicki
  notional coronado gompers squint egalitarianism disproportion slotted vf diverged astronaut larch reflectors
  invigorating absolutist lunacy trinkets pheasants valiantly marge escalate mex cabaret diffidence weizmann moralistic
  php idiosyncrasies maverick cayenne profiting autos egocentric heracles pulsing convulsed dominica inventiveness lenny
  skye compensations couplets outlandish lapping beavers undiminished penguins reeled inequitable ashanti distillate
  jubilant goiter cascading geophysics opiates smiley treasonable bothers hacked dossier jumbo huff twitched politicized
  deflated dropouts rehabilitated bronson favoritism zoster moderating closures reactionaries restructured definiteness
  docking functionalist fingering implicate thar gogol exhorting embezzlement shawls panegyric virology encyclical
  embarrassments hinting sheaves pecking gulped galilean recitals wainwright sanctify surfacing evaporates buick shogun
  goering shortfall carranza hessian ginny unrecorded renewals dissented yuri decode coniferous clambered impairs
  immerse heraclitus calderon dugout crusading enticed afrikaans diners awry discomfiture managements daisies
  heterosexuality demarcated survivals indefinable encyclopedias pulpits edwardian devalued paralleling lewd oozing
  shantung scrapbook wasteland motile versification shanty durante savory botha pinkish relaxes lubbock multitudinous
  coulter mci radially fabled ominously volkswagen choctaw hangman overproduction crystallographic inverter reverting
  modicum limping hieroglyphics congregated moans fertilizing creased scripting scab depreciate fridge radiates dyson
  scalpel varsity casework nightclub embattled quadrants prosody dempsey contorted ecclesiastic doughty maximally
  behaviorism interlocutor bailiffs democritus taping stagger moira hesitates propagandists incantations folios veered
  tonality feedings thawed tensed streamers vesuvius hussars stevie fealty interns disarming offshoot inspirations
  midshipman dracula desdemona disrespectful ingots lorries theistic motherly lepers bores quadruple exemplars
  stragglers aground unceasingly studiously picnics emanates absolve incriminating telegraphy seminole senora
  solicitations absorptive roundly rory complies dramatize downturn germane apprenticed coaster fruiting aeneid redoubt
  preschoolers enmeshed loathed saber clubhouse imbecile maladjustment belladonna butchered rougher blocker whitfield
  oceanographic hangar ssa pleurisy transparencies physiologist integrator realizations effortlessly rancher
  technicalities endometriosis shylock diagonals aphorism monogamy dodgers boldest airing sophistry indemnify
  alternations stenographer capricorn zuni demurrer linings surcharge mappings cognitively nonunion reps electra
  guangdong facilitators talc hyperbole firestone stocky subterfuge interdict sate equitably forays tulips couches
  walkers endoscopy demos apricots italicized decrement reinstate banter divulge unsold danton macedonians dissociative
  leeway abundances newfound sop albino vengeful syndicated bastions encyclopedic multiplies gush counteracting wring
  tlc resentments tia pinnacles rizal spate covertly peron insensibility bight iss fjord libra impregnation lavatory
  swims impassive lovelace privatized impetuosity orientals footer barbie bans dissimilarity perforations narrators pugh
  delve phonics massively glade typewritten stalingrad asphyxia fiberglass pasturage unpardonable coax bowler broods
  hurrah relinquishing outnumber actionable goldsmiths headdress partakes buttered diffuses immunoglobulins lucretia
  incorruptible trickster rejoices wehrmacht ecologists etiological splintered disquiet paracelsus paragon exclusivity
  encodes iqbal fallible homemaker recurrences painstakingly sanctum tet shipowners teaspoonful congreve maniac
  pediatrician hindrances anglicans psychopathic eared hubble bottlenecks averred accosted swears dismantle loon alp
  staccato entrails iota unconstrained valentin orbiting jimenez unclassified vivacious ajar kenyan cunningly colonnade
  smollett moulton hillel disparaging gawain loopholes fixity iraqis solidify thessalonians putty darrow blatantly yolks
  tyndale mcluhan uncut retrospectively warping pupa kelp perplexities pruned regretting trident snort filamentous
  arrhythmia covetousness repealing antiviral bookcase trojans privateer kris plying fewest aphorisms pervert
  discourages underfoot tinnitus eurasian etiologic slavish annulment mutineers girlfriends ramble visitations cabled
  eggplant raster crutch pulsations catharsis searing mauve undeserved twos slighted sodden unthinking blackbird hoses
  comeback excrement collation tenures persuasively ecclesiastes legalistic glows evaluators piss allegories ablaze
  samoan guizot subliminal wheezing adroit rescind unassuming sukarno cog pms inclining kilo martens cavitation leniency
  teal quintessential uncivilized etymological congratulating peoria thessaly chateaubriand lillie outliers ecu bunkers
  consignee brigands cannibals underclass carbonaceous aspirant egress spatula imprison cleaved congratulation
  pressurized hummed schoolmasters chauvinism faux entertains sinning trellis indisposition gasket determinable positing
  circumferential propellers gullies thunders herbivores monticello clem paroxysms compensates louse preservatives mig
  dieting thereunto rinsing dispensations deepens limelight storied gregorio kelsey domitian gillette rollins amputated
  coaxed grosser guises callaghan involution entranced willa unwary sedate lunatics exited inverting fatiguing salsa bib
  twill wintering linoleum wrappers sari rabid detainees despondent hardwoods aquitaine glimmering cladding mote cinder
  barrios authoritatively apropos collectivization intransitive nullity quadrature motorcycles robotic leghorn decrepit
  astigmatism gnarled gilligan friable viper sinuous interventionist interjected alumnae fiddler replicates whores
  gratis notifying triads gravelly typewriters conditioner inning thousandth spender neuter boomers infarct rammed
  baptisms reconstructive virtuosity engenders mugs biotin turgenev elves nonsensical grammarians bronchus flirt
  ionosphere digests gallium nightgown salvaged pym interned sunlit parse serrated pavilions perennials yep southernmost
  capes debra untouchables morose oligopoly defamatory northrop moccasins collectives effluents senescence gangsters
  comedians perceptibly lucidity canister fucked unshaken cooperatively operationally cypriot purine nepalese chretien
  dulled sobering flogged divisor worcestershire puree jerky eyepiece encircle forethought conclave elevates pryor
  shakers monism publicize octaves danielle bosoms delacroix strategists overwork lures snugly asteroids malignity
  accommodates spurned dickey obviated chauncey axles streptococcal curtly bystander endpoints cinders subtler
  barometric fetter undertaker wantonly warhol foreheads tractable impeller disapproving extractive enumerates
  deprecated disenchantment benz suppositions incurs milanese frieda transfigured tuple mimicking concubine swede
  volitional jugs gloved vicky repelling fab truncation uptown predestined courtyards vip glosses inflections
  choreography cusps hydrolyzed vasomotor memorabilia fatima paymaster fuentes combatant conditionally harte greets
  encrusted illuminations suetonius yellows watcher bia pidgin blistering brimming lesley steeds glides sikkim nautilus
  bypassing kikuyu ellipses payback fitzroy boulevards subverted convinces amphibian preemption plentifully verity
  tiptoe bianca greensboro katrina osman moorings bloomsbury propelling spiny bonaventure whorl inhaling cookbook
  escorting convening wakefulness arrowhead glider bhutto continence phonetics instabilities gurus echelons simultaneity
  anatomically unpleasantness fasts rosin uninhibited plenitude rubs skirting falter entreaty zarathustra muffins avowal
  legume lordly dazzle ketones strindberg batista arrowheads raucous kirkland silo immanence worthies niacin phylum
  undemocratic mustang knuckle noonday tabloid technologists moonlit validly sot negligently arsenals relapses hoff
  visuals phipps recursion egregious insincere indisputably stirrups capo placate administratively revolvers understated
  sculpted diversities crayons efflux speer buzzed anionic stewed strychnine honorably imaginatively paging condor
  soreness arthurian transmigration bracketed dramatization dangled rink watermelon sagas gild eft wryly nuncio conic
  harried alternator luisa abrogation urchins shawn glistened improvise toothpaste celsius spiced valery carnivores
  mussel coverts spangled circumspect burg inoffensive squinting cordillera pliers paddled unconvincing menses
  petitioning cubits signora pumice uncertainly santayana huntsman fluvial dissect intangibles testicle overloading
  spoilage demesne pyre rationales spam softball gujarati multiplexing roan reentry skyscrapers imbecility fogs asteroid
  simmering ovoid taunted statics valparaiso slackened wynn informatics busted hesitantly repurchase triplets covet
  penile irma buckskin sedatives incitement wigs sidelines excavating honeycomb toggle hathaway givers dictatorships
  quantifying sanctioning traditionalist meteoric displaces monotone diluting agape entanglements lavage carthaginian
  polytheism parliamentarians interrelation knowable penalized exaggerations sorcerers sperry otc aggregating corr
  misbehavior grenoble affirmatively constructors thoroughfares guitars psychoanalyst atherosclerotic gulch bullied
  expounding retorts beaks avoidable tenaciously verne capitulated subs broiled dreading coyotes orientalism ramps
  bulbous vending aprons mekong rumbled pusey eugenie waxing contaminating ifs enslave brothels jingle defensively
  decomposes luscious indent sallow imprudence bessemer liquefied tiered parrish misapprehension hapsburg ncaa votaries
  mathias manorial prednisone compasses boatman gloomily sprouted nuance attestation cairn manometer parasitism damask
  bloodthirsty ferromagnetic nader punic promptness delineating finals culminate prefatory roars warfarin fuji
  tablecloth countering manchurian initialized infraction pitying mestizo saddest dripped degas ontogeny colloquium
  pranks gratuitously foretell laminate undesired hus petrochemical aron solos theodora parmesan inflame approvingly
  overuse palisades worshipers universes kip wolfram lobed raisin musicals ptolemaic segregate promulgate betel
  eventuality crotch sergio topsoil waver ironies swarthy riflemen lug temerity candlesticks emetic skeptic felicia
  paresis blankly knightly lorna courtesies bums samaritans lecithin languor atrioventricular borer sucks fouling
  sutured kimberly enid slipper avocado entertainer bridgeport faucet garages whiter whiff jana certainties sanhedrin
  rotunda reprieve languishing lavoisier interoperability tagging sander fraudulently forsook underprivileged spacer
  papist sanatorium languished magnate operands hugs moribund decolonization droop reproved breakwater insulate razed
  dissimulation expeditious denouement fume gruff camaraderie quadrupeds sharif cgi taoism potion parsimony virility
  lineup nunez baylor hellman tetrahedron beastly moseley varicose indecisive shawnee stampede deirdre intercepts typist
  apposition vociferous knesset expressiveness astoria kilos formalization reorganizing gramophone transfixed rightness
  belied stringer depose yule traditionalists stael disinterestedness chum abides ashe interrogate astrologers
  consolations sprite idiomatic socialize nonconformists fluctuates barony dysphagia vagabonds fez likenesses coarseness
  faceted geodetic inflected pathetically gratings lowercase ruptures distrustful watersheds tinkling lightening justine
  informality baiting grimy pillaged hesitancy rehnquist fha maddox lamarck mendicant localize deming nucleated unities
  peruse caretakers smite puritanical chevron excusable disoriented foch petticoats acyl imposture flagella fiercest
  hypothesize adrenalin ribbentrop quarrelsome bultmann brag auxin scrip distantly meridians frivolity flagged deferral
  gautama magisterial videotapes blitz ruff slowest metering swansea shadowing shipowner proudest concubines flywheel
  relapsed centerpiece mystified spousal watchmen reusable tics refrigerate incarnations usb guildhall downloading
  recreations dubuque fudge tempera pcp extremism tableaux lattices sheba downsizing regalia zapata empowers innings
  handbag shaffer docked bogged girlhood appertaining heraldic sneezing freaks hefty stonehenge qatar kinematics
  cabbages sorrel feebleness tarsal aphid thunderstorms dias baku kalamazoo imaginings meteorite gesturing imperialistic
  meth spinster disengage lucinda doers statuses rascals ellipsoid pinter equilateral humbug documentaries stylus
  coached zwingli impossibly scorpions osage cisterns matrons profanity darn wringing staphylococci convertibility
  knapsack spars duchamp opting sickened triceps smelter intramural unknowingly mosley danville forearms delgado fussy
  jenner hypnotized pathologists tendrils cardiology easements colonize agonized furry aspirated ibis vats condescended
  ineffectiveness hershey alluvium mull stabilizer narrating sleet mamie giraffe walrus reinsurance powdery mun egoistic
  stupidly sequenced inquisitors ural viciously estimable unveiling battleground protagoras transmuted netted grudging
  journeyman saucers ariadne amulets candlestick detoxification syntheses voodoo crumb excels disjunctive nz dispatching
  retelling wollstonecraft naphthalene impeding canter alloying unexampled transgress balinese eichmann morass churn
  practicability somoza dungeons coexisting kites perused puns brooded quarks accessions worldliness copley grooms
  arguable erythromycin delusional indefensible navarro jailer lurch untrustworthy gatherer misinformation blockaded
  uninitiated imprints mcneil rook replenishment windmills bonny personae bmw normalcy irrelevance alkaloid poplars
  cementing looping colossus leary astonish syndicates flirtation swaps pawnee buckwheat magnetized theorized epistolary
  exasperating coriolanus unpalatable hearths inversions bate narrates selkirk ooze venting alejandro discontinuance
  coronet hematite livermore wart abdicated fads polyvinyl lurks denounces harlot tantra productively rave toothache
  bharat commuted exhalation scythe disentangle snipe sneakers punishes juliana braids slashing eke spoonful amritsar
  harangue digestible shacks matting frosted fennel flitting telegraphs uteri psychotherapist impressionistic
  reintroduced mpeg passable quake arbitrate michaelmas coterie adulteration janie desiccation valdez abodes besieging
  regrettably baseness appraiser username feathery unbelieving poussin prefabricated subpart mandibles mennonites
  weekday geochemistry pared showdown prettily expertly competes trespassing burundi mauritania syllabic tresses
  antiquaries pageantry backlog spline contaminate entree raspberries greenery raffles serenely sylvan interconnect
  spiteful cadences destructiveness peshawar maples uncleanness pitts wisp avidity grandly grimaced pampered
  registrations avow crepe backers sacerdotal liquidating legitimize undulations prettier rhinitis breakfasts paycheck
  hermetic boa winking subroutines marginalization baboon nuisances mammy hellish andalusia worthiness huerta treads
  scowl ariosto tattooed tango insistently sibyl supervises colette sardines guadalajara tramway lath remake cultivar
  boycotts aka jody checkers pursed regulative isotherm downed spree vomited sheathed condone trudy vanes scavenging
  systematized unmindful inefficiencies overthrowing grays concertos baboons wrecking assuage abm obeisance hickman
  famished replicating digitized insinuated asymmetries millers spock gareth hyperglycemia erysipelas floss unopposed
  eject colleen pharisee welter droppings confluent mandala mimics handouts seafaring shad oscillate egos nabokov
  embellishments procrastination feasted covetous blackberry resp jester ruben guinness petain cleaver carpeting myrdal
  dreamers disclaimed maj demagogues provisioning upholstered trickled capping disunity hovers middleman begets urals
  plainer shanks coupe wrenching baccalaureate pacified boxers blacksmiths disparagement portability buttressed islander
  licensees charmingly disclaim oldenburg ledgers holiest sinusitis festivity hams homing discomforts pontificate tamara
  hagar rusted deferential mollie merrick jfk trimmings hispaniola bonanza grammatically circumspection replay peeped
  cannes undercurrent churned accelerations dravidian tasteful guano reissued enrolling blanca mastectomy silty flints
  animates thallium quills atoll cartography inez responsibly batten precariously aguilar modernists labia irate drugged
  stendhal availing jacobean vibratory communicants histograms cyclotron preemptive premeditated foal parkman sputtered
  catacombs intricately diaphragmatic statecraft perm imago bobbed upstart darrell smoldering sortie lithe deli hock
  clonal duped riser prowling feverishly maoris polyurethane robs earthworks walkway doctrinaire bonhoeffer coordinators
  dank adduce tutti subsists microprocessors plodding railed quintilian euphemism colliding impinging backside niceties
  sirs hemiplegia tonne fettered playmates baudrillard coconuts dampened penitential custodians disembarked grader
  recites jackal entrapped sabrina tomahawk recitative rowdy fetishism limpid quadrilateral inexcusable subconsciously
  pedantry strategist unreservedly thaddeus twining faulted preventable beagle disapprobation amazons airship uaw
  voiding enteritis heifer sirius constructional velvety salerno countermeasures shambles staircases tantrums overheads
  baroda gnosticism hadith gabon debilitated mammon academicians claiborne psychogenic tritium assassinations hornet
  dozing denizens stu unprejudiced eugenia laughable inshore belatedly dalmatia haircut nah proliferated leveraged
  debits macedon pyrites brimmed rippled lotteries fierceness dozed shapely shipboard currant marathi scuba malachi
  maddening decoy rearrangements pauperism bickering pegged artificiality proboscis chine unmodified retaliated setter
  caligula uninjured grapevine pyongyang amps pepsi conservatively reuters prototypical peduncle rhetorically outflows
  northernmost golfer autocrat creases jacksonian couriers sneaked tetrahedral consistory explodes drunkards suzerainty
  puffy aquifers palisade unfeeling semicolon stethoscope noiselessly orig gazelle humiliate pecos castrated
  hieroglyphic wiggins footpath screech pegasus chronicled limped lunged folsom phenobarbital multipurpose inheriting
  hosiery radians australasia disbursed diadem antoninus referable peppermint pisces deified litters repentant cabs lurk
  ambulances girlish lintel celluloid braille sandal thinness orthographic overflows sniper plows furlough impulsively
  emulated overheating chevy eurasia pps scranton apatite camouflaged foreseeing thriller coursing keenness
  hierarchically machinist honeysuckle pharaohs misnomer kale swoop demoralizing parisians mindfulness plaited reshape
  rosettes inaugurate loftier rarefied consumptive threes orinoco psych hermits melanin slumbering assaulting purposed
  macabre joyously chimed husks canaanite cubism purportedly trigonometry huddle extort abhorrent o'neil anthers
  standish tugs bluegrass gunboat besiegers interlaced presbyter destabilizing quirk tofu objectors basking guillermo
  unitarians jenna fiefs clearings conjuring londoners insinuate balustrade horne watchword eysenck gerber copernican
  forges reverberation tyndall abdicate conceptualizing geomagnetic blenheim injudicious inviolate hypodermic
  paraphrased drooped bradstreet allergen psychoanalysts cognac pom incoherence marvell peremptorily atheistic resonate
  monseigneur wot lithosphere levitt flabby stickers immigrated equalizing equipage caesars yeomen preventative ague
  felice poi nefarious pique digesting grumble endorses inflorescence mumbling marchioness rattles reverts enumerating
  furies asst prefaced mendelian straying kyushu jaded coolie rapacity pickwick degenerates grandparent rereading taunts
  disputants gossiping gauging vampires plautus culpability cantata pheromone holster thicken mots gk nonconformity
  starched incontrovertible rimbaud toasts reformulation hemophilia footmen heritable telepathy heightening woodman
  pacts balmy amenity lipped hedonism ruffian cenozoic adulterated aldo morgue dispenser cellophane exorcism monogamous
  cannibal professionalization michelson unmatched nubia triumvirate instar carryover icebergs referees injunctive
  underlay sst transcriptions dorsally incineration sweats savers ices saver shunting chubby sauntered headmen diff
  barbers covington minding violators tranquilizers sepulchral felon parodies inaudible ennui outweighs brandishing porn
  oligocene bloomed maw glut storekeeper deponent syntactical kaolin aloofness pong cheddar telnet stolid beckman techno
  succor nondescript uncorrected polyacrylamide jolted copiously raccoon zipper poaching erasure eighths thu sourcing
  generalissimo spiro immortals menaces restive dub hyperparathyroidism hickey missy doolittle laxative bushnell
  isotherms substructure confidentially varnished legislated uncritically terri felicitous outboard spokesperson faerie
  chuckling rookie insupportable enthralled flounder alston watertight microfiche weevil thenceforward resinous
  unmitigated testable kendrick mallarme squeak taney accelerators abetted plantain whitley fitly phalanges hubs apc
  harnessing mastication rebates logicians poop folktales schooners refuting apologetically shamefully cupidity
  unacknowledged comings schindler attainder velasquez firearm allergens officialdom tinned unpretentious laparotomy
  detestation lithograph palmyra ushers dali curbed beardsley zedong acrimonious coincidentally criminally cantonese
  mythologies sadism accrues lourdes holographic barrenness theocracy impeach unconquerable delectable eyeballs
  wrangling subnormal mysql unattached handheld harmonizing manes civics coagulated sectioned wagging krupp executioners
  huygens meson gainsborough tramps doggedly servility foreknowledge fabricate deviating unwonted morin rsv obscurely
  chided holbein timbered deceptively wildcat prepayment saxophone remembrances restate ypres lcd tessa nuanced
  firefighters leila flaccid reassert omb perfidious knockout newt moralizing regretfully inequity episcopalian
  revisionism divined consulship formulates jamming fount laban airspace badness mollusks allie hearse ebert
  jeffersonian typeset emanations hustle meningeal pupae maoist repressing sophist skyscraper tallahassee synge
  arraigned canaries collectivist staunton impositions pomegranate backups fretting disinclined piteous snowfall
  worthily altarpiece ascription gymnastic mightiest playfulness chastened factionalism provencal amicably jests erg
  panties tatar pejorative profoundest nissan creaked peale premonition faunas threadbare denatured typeface eschew
  vaunted hombre eosinophils ergonomics mantras leached shamanism tarzan unlicensed dialing billboards benefice
  forgeries eben quarrying handout quarreling entrant punt weeps spengler lamas rightist galapagos clog recedes momenta
  multiplex copula asshole torpor homophobia relapsing flees canvassed acetaminophen spreadsheets redesigned
  denaturation golding leathery clockwork oxygenated selim handcuffs quin islamist screwing polyp demoralization pancake
  grocers termini minutest trombone toothbrush nicknames zr napa hanoverian exacerbation catullus mints eisner
  altercation jib shelved irrigate robeson zygote exactitude touted liveliness misdemeanors gash balked vehicular
  zeolite blemishes despising outstripped thea encoder tempests jigsaw serrano partakers gratuity optimist serially
  auscultation prospectors handedness addictions abstractly swab slippage brownsville thunderous trivia interplanetary
  campsite smother kraal untruth prodding aachen copra emmy innervated homeowner macroeconomics thermoplastic innovate
  jeanette endorsements undisguised cutlery sheeting delusive foundries screeching dahomey disrupts hellenism myopic
  irreligious wonted babble nestle avaricious storeroom washings waco fermenting marten ascetics idiocy melton lentils
  radiators reflexivity bulwarks hexadecimal upstate tosses condoned bushman amoeba bearable reinvestment dermatology
  unassailable abyssinian ellipsis synchronize untouchable iridescent baggy guanine consistence incorporeal conformance
  droll marauders mitzvah albatross murchison dandelion bullies tiredness treasuries foray effortless exhausts margo
  protrude burgundian transgressed immortalized scrapped maltose elvira sticker conservator existentialist undertone
  jokingly chastised bellied tangents clime assignable cameraman lobbied mondays concatenation gershwin pieced phosphor
  unpredictability fullerton hydraulics retest apologizing schenectady objectification subfamily buoys foibles
  bidirectional ticonderoga unwearied aerated gentility ermine multiplicative leander livelihoods thoroughbred stringed
  aces hippo emigres sublimate amplifying kindliness slovenly tqm fatherless marsha finlay sterner billets pollute
  parser ravenous irritants blackout motels foundered hypo punctually halts donatello rosenzweig dawkins unopened
  removals paleontology freighter jekyll enfranchisement conquers upholds chandelier indignities formic dredged
  proscription abutment cymbals dietetic maneuvered philemon profundity rescission homeopathic praetor winded renault
  skiff angers homespun whomever poppies concretions impressionable remodeled lome erasing maris horrendous hypnotism
  vac thong e'en scarves planing stiffen transpose homicides sabbatical whomsoever cocoons refill tickle unkempt bret
  tenderest abuser loathe plebeians redistribute juliette unperturbed underbrush mummies freckles cine authoring
  mulligan combative dipper ureters indubitable pocahontas traumatized mantelpiece heavyweight tortillas virginal
  publicist stuyvesant biophysical disillusion ese torus adjudicated alhambra antrum condescend barristers hakluyt
  juanita suffocated aspirants troll nonstandard yeomanry sidereal alford eustachian lifo subordinating compressible
  habituated flagstaff philanthropists conceits woefully scallops effigies transubstantiation theologies octagon xenon
  samba broach nit lop memento palpably ammeter insinuating econometrics laughingly incontestable queuing coughs
  sightings masochism saracen inconsiderate tracers enliven brimstone salamander nonpartisan dampen offends factoring
  rojas averting chocolates phasing consults superintending commandos fillings annexes ital daemon mountainside expanses
  abominations quadriceps alliteration committal octane vert infiltrating anesthetized confrontational corfu anarchic
  lana zucchini elegiac russet scabbard vouch herrings fasted outings recitations ginsburg mineralogical authentically
  brash unutterable godmother snowball decried abridgment silos equivalently canvassing lancers liberalized fifo reviled
  decorous candies felons karin gangway tunisian scoundrels pertussis eff permeation chloral manfully medallions
  intercom demeaning francophone schoolboys harboring skylight hibernation fords approvals infractions nailing watchdog
  corporatism touchdown timeliness peddler welled yearnings octavian marauding cosmopolitanism collaborations
  unbelievably disinclination saturate californians reversibility terns awning naphtha acceptation jocelyn cooker
  quintessence leftists levees pedagogic menopausal ovation harpoon bernhardt ginseng unpunished glazes clammy
  reciprocated populate sideboard scurrying insinuations deserter cheekbones hustled rapes dissuaded bouquets paperbacks
  ignominy polaris bulkhead borderlands oddity isolationism squall vassar scavengers inquires snarling excerpted tedium
  serenade bonnets polarities cathartic cabal galls pendants touchy retraced aurangzeb fijian tsunami emporium orgies
  inge helpfulness pumpkins readout squaring perestroika leonid arcane franchisee dispatcher unquestioning emeralds
  woodworking toolkit geniculate saluting nadia loren trembles prunes casanova minuscule whisked entailing
  hyperventilation acrobat cottonseed sitters worshipful blundering hamburgers internships mccullough unobstructed
  compunction earthworms sdi gunnery conduce moo allegiances scythian undervalued excelsior insincerity lichtenstein
  founds granaries mush sayers whist rejuvenation mencius blindfolded monotonic hyphen indissoluble cubicle factious
  lacerations slumbers refraining tolkien reexamination lubricated treas urology homogenization saar sluice flops
  colonist beacons wench fresnel dormancy randomization messing subcutaneously dons keg roulette convolutions gutenberg
  appendixes caches recessions overrule apologia preserver emirates imprinting concordat disrepute musings ostracism
  venn inflate clamorous gratifications overgrowth nunnery heroically bootstrap unencumbered mobil vistula infers
  bottling gruel burbank communicators heaping cronin glastonbury plenipotentiaries templar engrossing dupe scheduler
  huckleberry oncogene cavalcade headless sepals typesetting recidivism aggregations timon patagonia foils mandarins
  barbarossa disdainful polarizing triglyceride sousa simulates codeine commends chandeliers compactness thumbnail
  tracings sauna hottentots carney compacts sankara puddles opportunist refunds moms melinda tramping velazquez
  firepower caching nicodemus conspirator geranium chime humeral mississippian mccain mistreatment mombasa blanched
  mainline populists rios persuades tactfully sulky nestling xs invulnerable polaroid gainful whoso haunches marat
  pastorate phobic lapped dodged cfc formulaic corroded midlife jumbled countenanced clinch unreliability zed vespers
  mutinous checkout utopias looseness dismembered mew recapitulate importations internalize wakened iras ennobled
  erectile patching cobwebs inflammations bah disqualify typhoon sandinista bethune quintet panted expressionist
  watertown sullenly extravagantly expedited accordion nigerians glottis brawl courtesan lethargic hikes secretes
  curators academician clawed breezy classifiers quantifiable henrik seaports blacker condorcet richie layton centaur
  partridges messed hinds impedes goaded papyri refuges hailing hoarsely bactericidal cutbacks irrefutable forecastle
  pageants draftsman bhopal tympani injures cushioned tiling jutland digestibility futurity newsgroups deciphering seep
  unworkable hastens rebuffed romaine swooped coalesced runaways eosinophilic industriously indulges gilchrist hallmarks
  permafrost swapping menagerie fracturing lilian klee busing overpopulation punctures devolve concreteness urbane
  hippie keyboards internationalist brightening britten reintegration torrid rudyard degenerating yank institutionally
  mtv mournfully muffin aquino slayer relented cathodic collated nephropathy askew nutriment ensconced duels firelight
  ibidem cloaked trilling bligh ruthlessness usaf acclamation oversimplification softens carnap bunks inducted scurried
  sectarianism sofas shivers amphetamines howls shellac whalers renderings pails invents bellowing tufted hardens
  envisages hyperlink racking defaced wicket tinder screwdriver xe satiety valerian bratislava placards terrell pivoted
  inordinately handsomest subdivide rubbers idler torrance flashy wast sacking militias salamis clancy lumpy glean
  actuators adorning transcribing tombstones chalkboard asymptotically ointments obliquity steamships ethiopians
  westerns earldom mumbai peddlers rigs swerved cockroaches normalize alga postmodernist coed followup chastise fathered
  pastries traditionalism anemone poetically overburdened dairying iambic maccabees clattering breweries stetson putt
  salutes tinsel prototyping chameleon contenders delegating overrides intellectualism laconic enthusiasms bulldog
  welling gingerbread merchantmen communistic untroubled alvaro diastole shavings dispirited porcine secede theosophical
  searchers throbbed husbandman grisly signers fem broadcaster vernier imposts flopped artless broiler graven hulk ruts
  shoddy pliant loretta standpoints tympanum camper cumming maturities overridden hangover pentium environmentalism
  patter tue corinne hardiness anatole arlene posturing admonish topple minutiae denudation probationary unfilled troyes
  unnumbered frightfully berths peristalsis skirmishers deferring psychotropic duns artifices sandwiched epigraph
  elocution forebodings deciphered gushed cumulus unregistered villainy rapturous maugham fabricating slated
  technocratic bauhaus eschewed lave minimalist extravagances bukharin repayments beseeching reiteration blouses
  conferencing etruria perversions prostheses navajos rivulets hendrick abstaining frontenac occident attractively
  pairwise ingress conjunctive avenger bazaars otters apolitical crass rivulet hobbled brownian desecration deltas
  abbeys ravel lysosomes gasps observatories propagates satyr grits pounce successions gendarmes embed betook gracie
  patrolled tulane platitudes unpaired cockney carpi stairways seceded snowstorm tracey plumed wickedly disenchanted
  emigre oriel raters backwoods remaking peerless despises expectantly automate livings starches obsessional workday
  vacillating upscale minted rafter illustrators intercollegiate chases spaceship travesty archivist attesting eraser
  breakfasted bannister fasteners externals stereoscopic rationalizing ques panics astrophysics unvarying pecan tantalum
  constrains opined steadied decorator indium indonesians factored silhouettes springboard zoroaster prodigies
  reactivation rebuff pronged exon interchanged dashboard ramona compulsions unpacked idyll excellencies repeater nyse
  paled retold lifeboat angelina pyle incantation colts tirade inchoate casper inlay belarus overheated erst bivouac
  redirected gleefully dismount alphabets moraines caliban strangulation taine calamitous quantifier daunted signer
  airtight hauptmann pitifully presenter notifications beauteous nettle singularities vexing algorithmic ratifying sissy
  garnished multicellular unenforceable episcopalians sepia geronimo shirk gosh wipes counterfeiting solzhenitsyn taxon
  legalization veer francoise pendent withstanding recreated sheraton sweated bogart collieries hoards tacks pasting
  parlors platoons amulet proudhon unicellular frowns rater deceptions antler minuteness bungalows allocates mazes
  demagogue foolhardy predispositions cronies keratitis indisposed perpetuates hwy flues friendless commuters opp
  currants upbeat girt tashkent hikers eclecticism jamal wreak degrades overpower unfavorably borg billiards masochistic
  feigning nonstop boned rapine gouty fleshly spirituals dents categorizing brice botticelli lysosomal quarreled
  herdsmen gnawed myles obdurate greenhouses volleys accustom paralyzing retro reassembled correlational cyclops
  fungicides alligators druggist mince pepin coaxing madmen buzzard churchwardens scrawled rhapsody presentiment
  exhibitors portent e'er andromeda vex molest expressionless competences bast quilting fonda depopulation doleful
  occlusive scribbling defectives spits canines palatial antihistamines proofreading mitt briefest unadorned inattentive
  plumbers tamils toms dopa finalized denim swat nikita hmong interfacing herders burgher interregnum microfilms
  bipartisan askance guttural boatswain lassitude monogram edits bubbled bishoprics chaining palpitations mixers
  concurrency enjoins rapped hemispherical celibate efface dz bilious trumpeter meiotic searcher scotchman pathfinder
  advert apogee liquidator sheared absolutes inositol liturgies unimpeded overran surreal yarrow batman sars niccolo
  intercontinental commending maddened displeasing fives discontinuation cynically checkered disbelieve cashmere
  redeemable undistinguished huggins machinists appomattox acceptances headstrong exigency combo spectacularly mendez
  farcical felonies christening kristin brookes scalps recto sandpaper diviner oglethorpe sett loophole
  conscientiousness waked sven concavity wallenstein onboard disharmony interludes basso peeked climes togetherness
  ceasefire throngs humorist dang duran microorganism dipoles marquez arrhenius daedalus honed craggy chlamydia
  chiropractic deism misdirected shards obligate mazda malory disjoint sparking hora riemann luria tampered tirelessly
  pelt tycho embellish verisimilitude inconstant vitriol downpour marchers connoisseurs cots coriander grappled boastful
  leopards sprigs asl chimera idling hallways burch wetter cherubim recuperation corvette loitering briefer remoter
  conformist deathly kossuth aqueducts damnable scares monologues lob midwinter importunate refunded esteban flitted
  hydrocortisone soundtrack adapters wherewithal dependability dauntless greener thrashed emancipate agriculturist
  refracting lockers hawaiians tilling furor bide landslides acadia brutish hominid equalized tendering golfers avi
  polyphonic fluke irvin barefooted manse sacrilegious alarmingly pronominal disused despoiled dissonant provincials
  docility quandary thoughtfulness effie ironed cotyledons detaching fetid gayle lottie capra radish skiers calumnies
  advantaged afterword drummers earshot potable orderliness knell straddle moldavia comanches tourniquet disguising
  hippopotamus condenses reputedly matriculation cupping generalship infrastructural rhymed milosevic redistributed
  separatists feral groundnut mufti realizable kinney commonplaces reaper gaia sorties sensitively demurred languish
  whined beadle harps donahue tahoe ticked sagged enamored heraldry elba disowned creak starfish estrada tidewater
  refusals dooley unpromising hologram rapist cockroach vladivostok orthodontic javier sallie trenchant blueberry
  unflinching overshadow ilk matheson dross reshaped footings belfry clang dhaka willamette controverted strapping
  oligonucleotide ampicillin confiscate athene sported rework syringes alchemist uncharted atria topaz flinched beehive
  scowling cams sieges walling beholds taunting callings respirator iniquitous pierces cay takings creosote vasquez
  inflexibility damian avicenna symmetries telescopic usurping voided overtaking carnation fuming cornstarch patronize
  decibels backseat renters pacifists luminaries plover benighted scavenger stipulating redoubtable impel competently
  byproduct pref deteriorates mourner refectory manasseh baited fictive godard disparage convivial maggots starkly
  sorority lusaka sooty handfuls adjudicate rhododendron vagrants mutated parana composes seared crockery scorpio
  horoscope particulates carbondale leftovers glossed picker bayonne textural embolization rhee magyars calcined
  bayreuth overruling rehabilitative monsanto pocketbook vinson goad grundy adverted selectmen lessees gorillas slats
  inviolability preformed meander colophon bestial contrite blog mishaps consoles suave intransigence stilted oxidize
  sallied plainest piloted putin elegies xylene saltwater scrutinizing rambles trending peripherals statically phoenicia
  wildflowers conspiratorial striae shires eludes bunched nevis adulterous snarl foreshadowing saplings pustules pica
  cleo beatitude everglades agnosticism tammy roswell ghee parading smelly villainous gondola supplications slovaks
  legatee potting stationers salvo guadalcanal pensioner slyly flexing redo kidnap jpeg impels incredulously
  impersonation individualization jewell counterclaim fantasia bonfires sadder gullible encroached liberian meninges
  neutrinos improbability despots nagoya kaleidoscope masai priam noiseless thrall chit rhino susceptibilities
  seasonable vicariously reciprocate elucidating subjoined lameness malign mensch heifers cherishing buns recoup hillock
  wreathed drape elitism flapped actualized superannuation stoneware ambushed authenticate rosecrans rattan hamsters
  traumas shalom grille suleiman jeffery anticoagulants francine inexplicably archdiocese alerting mightier troposphere
  antiaircraft agitations whoop landry nonuniform reinterpreted grubs nimrod mettle canker buffy shrouds guilders
  takeovers circe intrastate jejunum distillery diggings buzzer aquarius herons undamaged verifies cancels furtively
  refilled salivation javelin unbeliever vicars salesmanship lipton hatreds ransacked mutilate neanderthal nepali
  quantifiers wheelbarrow jobbers ramadan keenan bloods contusion amortized soggy mycenae interrogations deuce pestle
  florist oversimplified refutes lacerated summertime forewarned decoded lesbianism expeditiously physiotherapy grunts
  circumvented commercialized abutting mallard riveting syntactically haulage callie grenadier ergot unannounced
  vibrated masquerading theocratic grossest impingement twinning herniation intimating obstetrical liaisons munoz
  bakunin lina insinuation saginaw tabulations brunette humorously melancholic madder stunts foams caprices gating
  ejaculated guesswork boudoir shasta diffusive rifled acronyms massing tonics dysfunctions crabbe unmet semites
  varanasi parnassus dexterous teotihuacan rainbows abashed beguiled aladdin basra germinating resignations
  chrysanthemum humors sues dewar munificence tiniest stringency montessori raincoat terrify dragoon puerile roomy
  trigonometric divalent spaniel vg analogously bioethics taciturn belted recruiters cardozo thales interdiction
  comatose bragging datasets unstressed expropriated worthlessness tees flak voyagers aquila hpv staphylococcal moorland
  biotech tassels brainstorm pectin publican canonized formalist postings milked quantitation supernumerary satchel
  riverbank strewed contraries stammering knotty cartographic herculean seasonality tuples clasps motoring squabbles
  disneyland disconsolate sichuan bette quarried objector confectionery dethroned fortifying odell masaryk decalogue
  toga lott nair labyrinthine pounced cranks participles drones scopes steadfastness hedgehog protoplasmic uso
  scandalized theodoric dishwasher succumbing cowed plotters kneels guangzhou lasso sulfides smarting potentate beatrix
  goff rescues bigot somatosensory normalizing ritually flavoring reductionist soured olin angst perches bowery grunting
  rooney hoes neurologist chafed amur shoemakers scandinavians unwisely disavowed invocations vestigial dowel afr rheum
  ulcerated oahu octavia computationally shackleton commissars overburden mitterrand tickling inductively polka lifeline
  mammography unwashed persephone mchenry booby salutations microbe bash tatars libertine texaco jostling sedge
  delighting condo cardigan wimbledon bemused asiatics laxatives hoarded acapulco foreclose sultanate homemakers
  appalachians generically sonya politicization dammit innsbruck rediscover ivf sunbeam penury hargreaves boleyn caliphs
  prong outre wigwam derogation annoyances concomitantly sylvie nyc intermingling khalid tolerating simplifications
  stalling disregards zulus exploiters overdone professedly disastrously detaining dormer singleness undignified avatar
  calms extolling mesquite blackest carcinogen chicana anatomist breadwinner indecency keying portly sliver paribus
  subcontracting immoderate thurman debited muhammadan disinfectants parenthetical hymen prioritize payout rolland toed
  chinook chemotherapeutic tamper extrapolate flustered ebbing oed reverential henson venal bigness refrains rhea
  sledges kola multiracial montcalm rusting undersecretary driftwood heathenism unmasked storehouses chalky possum
  keratin pedals expressway hype parsimonious clairvoyance padres impressionists winkle gravitate mulattoes prosocial
  creeper unimaginative tracker sclerotic pertained how'd monique pasternak goo stealthy midas bros phlegm flamed
  sectioning electorates fosse assiduity commemorates renews frills vacillation sago equivocation enlargements caviar
  rebut termite kerensky sacristy ollie expendable nadine corsican barest demerits avidly chafing progressions blots
  sneering aviator accentuation dvorak silhouetted crackled shrimps gurgling lira fittingly undiluted weill circularity
  pleasanter humbling legitimized mercantilism lakota stabilizers revelry numbing peiping pawns cadaver repudiating
  exempting schilling kandinsky conformations guitarist celerity irreplaceable smock apocrypha mangroves irrigating
  baits folkways concurs pelts gunning supernova vacuole pennsylvanian quays dunedin allayed fresher buoyed mcgowan
  foundling fms valency dmitri nourishes obi premenstrual mired facetious caveats syllogisms amazonian kabbalah
  isolationist coking merino chernobyl emblazoned myrrh heterodox flinch corset uneconomic publicists chattered
  conveyors skirmishing barkley turmeric perquisites daydreaming discolored jewishness combated competitively remarry
  fayetteville franchising dusseldorf conscripts tongued stipends mosul sneeze cryptography relevancy hassle roadways
  tinkering raindrops rungs spillover bessel unconscionable piqued veined inline lobbyist trespasses tutorials enamels
  logician headship ungainly denotation livia humiliations bristled extol neurasthenia mccartney paraplegia udder
  predilections hexagon warder uprightness applauding striker onondaga balboa canaanites graphing signally paraphrases
  stagecoach georgina memorization stigmata fella excusing silverware territoriality eiffel nudge dumbfounded animism
  capers cameo dockyard grime farragut lunge wilma droves waldorf dewy pretexts artificers saucy irretrievably wold
  lopsided preyed customization yucca quelled mullen strainer bashful downtrodden cebu searchlight mullins baud
  bonneville hippies retrieves betters tornadoes magpie captor bernini baseless quince militiamen backwater legates
  unraveling contd silvia roundness exultant molt rotatory pyelonephritis unprovoked cotter titans defrauded curtailing
  raiser unconvinced enjoining hoot ruminants belittle bobbie drawled chautauqua gluttony meshed nae woken australasian
  depressant brat truant britannic nauseous mountaineer falcons paraphrasing standardizing mitford imo strangling
  uncorrelated rectifying eruptive calorific revolutionize coiling knudsen lifelike engulf meaner extramarital haddock
  pragmatist rumpled soloists tether libidinal managua persecutor kerouac offhand ducking prearranged dispensaries
  typifies halibut parasol litigant diffident reveries marketer garbled rejections offing inexact antagonize
  underemployment assembles fiends slurred ayala chlorination cellulitis postulating upgrades padilla timur renaming
  ethnocentrism ethane unwitting dusts righting fuhrer suharto conundrum farmyard fantastically sallies navigated
  requisitioned calypso brushwood helga untamed capitulate cedric plainness scatters softest bedlam malevolence
  guadeloupe bamboos complacently pylorus legitimated tues hilarity obsequious toolbars peyote headquartered prance
  consanguinity reorganizations apennines plath ambit locator ferments primes transmittance tits rosewood avalon dimes
  hyena concierge suburbia thermonuclear peripatetic minsk bps gaped malcontents tabled snag fens druid theosophy nsa
  profligacy rant gladiators beyer melee alembert transect croat catholicity bundestag upriver hairdresser pittance
  dishonorable geographies unpleasantly freemasons kampala foreclosed fatalistic grog fistulas mortifying unhurt muss
  expansionary retards ascertainable apportion discoverers aclu byzantines theoreticians penthouse isolde tittle
  underpinned puddings congolese appointee scalding mimicked wooed chorale vibrates snob insufferable shootings
  millicent bikini clogging rda glans ubiquity humanitarianism reprocessing karate homeostatic tautology curable
  fertilize oviduct collin algonquin mildest dawns bicentennial sabina finis envelop nitroglycerin spearhead colloquy
  ashen vilest halfpenny reasserted lakeside thistles outbound ostentatiously cray fulani customizing tangles dina
  lullaby bridger appraisers commercialism encumbrances conjugates goodall outrun haiku ragtime composting instants
  pastes mesolithic shearer tingle chancellors exciton pfc porsche delude dionysian crystallography billowing eastwood
  tattoos cheerless nepotism proclivities potentates unnerved negev joiner bespoke ceteris hallelujah unfitted
  defensiveness thwarting cottons thimble pectoralis decapitated crackle misread disagreeing seacoast cesium enteral
  knickerbocker unhelpful classless ghanaian diplomatist concorde telltale tarot treasurers varnishes obstetrician
  rashes blazer troupes colonizers powhatan jungian remissions audibly stoppages engravers horseradish pulaski rapports
  recollecting erika airlift inglorious rehearing uselessness muscat burglars borderland gutted reiterates retentive
  watercourses redolent soapy lakshmi greenspan blandly contrapuntal glorifying etna nubian circuited splanchnic
  cryogenic menelaus anniversaries paneled commonalities melanesia worshiping hopewell buss luxuriance nanjing sobered
  supersedes canopies outdone topsy hawker kink pickers talons interlocked preponderant boutique carbine interlocutory
  fervid armageddon hematologic telemetry fla disheartening repetitious shunted iva adroitly marquee malnourished
  advancements slush argonne stupefied extraterrestrial aloe colonialist keyhole jainism pauling jeannette kneading
  divulged sickles cressida reevaluation monotheistic bruckner mistletoe tramped dismissive ervin egotistical qr
  enriches pricking flocking anemic unimproved eleazar salvatore officiated notepad overemphasized brooms chats
  eukaryotes plowman doze maligned canny peacocks involvements bop stubs petulant raider jarred disband fliers thickens
  rambler inbound suppers seance capitation ridding cordage abacus scalability mongrel dishonored cultivates spearheaded
  concoction swoon snobbery redding shopper nicety whitewash intrepidity blubber shooters cellini defecation malraux
  uncontrollably chink primogeniture puccini digitally farmington outlive flagging dinghy raptures faceless allot furman
  debasement equable beneficially infiltrates interlocutors acquisitive pandemonium ruble baser kidder rubrics
  psychedelic tramways abridge dodson quiescence sase acidified acosta splashes ogre stylistically slings productiveness
  marley redaction lowing incrimination andante romantically timeout cecile adagio dilatory tote provocations jpn mooted
  marque capri urls huntsville spendthrift voltaic unrolled melanesian chittagong glens desertification waivers
  uncommitted superposed clinker butchery adoptions gandhian shrugging arraignment waitresses slop narragansett
  centralizing underwrite joker cocteau hemorrhoids aspirate majestically trestle nipped sba lingo wisps clio jeannie
  oculomotor eyeglasses uncooperative outlooks rushdie eavesdropping brusque feign reallocation panamanian intoned
  howitzers falsify psychopharmacology caramel baffles disinterest misrepresent wycliffe lapland veronese fruitfulness
  pocketed cornfield severer voidable redirection georgians leaded bodyguards goblin storytellers winder bumpy sorrowing
  foo connectives amoral fusible briefings autographs homogenized caruso dispositional industrializing comity dour
  miscarriages westerner parkinsonism ares materialists crosswise untutored pedestals tardiness wildfire trabecular
  hennessy monstrosity lather fraulein reiterating praetorian monad rationed petting timorous kimono cabrera bx midden
  begum tnt adsorbent brevet typologies toyed grins logon newsmen pomerania avails barbs lithographic elaborations cumin
  complainants exhorts nasdaq eyck oran liberates digressions encumbrance seychelles wrestler moisten kirchhoff ldc
  grope pharmacies conceptualizations leas nettles artworks goodies bobbin inscribe loos xiaoping cali pagodas pitfall
  missus blithely etta capitalizing subsidizing chatterton holed oddities luciano knaves zeppelin suppliant reorder
  statuette broadens unhindered lunched floundering dichotomies fiercer dirge jesting meaningfulness srinagar crowing
  unleash idolaters creepers nibbling subcommittees arr hysterically civilly revocable treeless piously dwindle
  mannerism lascivious insubstantial misgiving zane papaya millstone revisiting sunsets perforating unswerving wetness
  snorting prefects sarcomas twined mils electricians playmate undisclosed enraptured sagebrush hyperion unworthiness
  slur blesses blackfoot misfit blotches sufism synthesizer septicemia surrogates deliberated amethyst bernadette
  panhandle milch bendix machiavellian bedouins booted gallstones excreta glenoid whoa pacheco manchus inspectorate
  exemplification crusty letterhead falklands tempts ligated commodification grantees unmanned airfoil photovoltaic
  gatekeeper cramping gauche cashed arthritic objectified orbs vagrancy lvi forfeitures daffodils freehand mavis incl
  ennobling attendees rotors unofficially revitalize shamelessly miscegenation wean helices fiddling overs cannonade
  extensional stratagems idlers innuendo toothless futurist shunts embalmed blackberries minos pylori breve runways
  diffracted sleeved instantiated illiberal collie militate ais cleans stirrings schizoid baluchistan margie plotter
  panoply themistocles goldie cabling epiglottis inured exothermic bassoon indelibly nibble forsooth wend pellagra
  loudspeakers tors spiraling atrophied poodle flit amass tucking swerve ritualized polygraph urinate internecine
  generalist perusing smothering remainders depresses reforestation sinew mocks anastasia baronial hovel jostled deeming
  aurelia brownie ipo racy grammarian marvelously underpin bewitching hurries startlingly calibrate cornices guiltless
  wilted peevish liveliest whittle superintended refrigerating baseman revisionists peaking unshakable kannada derisive
  canceling organics economize peripherally twinge unbending rhenish intricacy mayhem bandung damien gentlewoman
  abrogate prospector coliseum intransigent conjures dedicating sputnik uncontested panda inquirers rollover bohemians
  treacherously scrolling propitiation deprivations pleasantness steely lbj hammocks cvs atelier spellbound subspace
  neath zoos promptitude pithy impacting cayman reconstitute defilement execrable mesmerized islamabad epsom floored
  instr staking pogroms orientalist hitachi separators bronzed deere libels deletes pedigrees zircon muscovy haughtily
  peary hindustani autonomously reunite avalanches rosebud misrule stateless eradicating disfavor vegetarians rooftop
  byers attentiveness bolting hob fireproof hedonistic misappropriation lustful modulations luckless basses timmy
  paprika excavate misreading forsaking melchior burlap negotiates synchrony witwatersrand lix alchemists addie jobless
  deflecting crediting commonwealths cristina covey positivists redhead detachable tadpoles transporters gouge lycurgus
  sublimated wonderment sontag tunics vying curbs blob baneful regressed tassel ila fryer codicil coped clausewitz
  ciphers minuet butane copyist mercia palpitation andaman glib thracian laparoscopy radishes uppercase revitalized
  lateness resize iud underrepresented overlain aida boardwalk epictetus alaric platters beholden sistine inflicts
  lynchburg uninvited sols unreserved inflectional essayed unsustainable televisions poesy adjectival petiole antes
  seeped supercritical hatchery contender martel maisie doughnuts dicey cornmeal pervasiveness frothy swastika trill
  dismissals interchanges intercepting confessors binaries artichoke befits lanky isomorphic lineaments determinedly
  unsupervised antietam mistreated piratical seducing skips copland augments frictions effrontery blythe spoliation
  savants aerodrome iconoclastic disinherited mcdaniel watermark torpid braved expansionism wholehearted chanson
  spiritualist doorman unbuttoned segundo awash gnome lactating josephson yap lenore licks leblanc onshore bracts
  conservationists pats whitened oracular microelectronics roundup exulting blowers emaciation resents unassisted beep
  deform humdrum trowel pleated yeshiva guardsmen decoupling camelot kurdistan thais pragmatically wheelwright hackers
  stomped mohawks subsiding hendrix leer bankruptcies heightens introverted tuba smilingly unspoiled deign reexamine
  gethsemane marlin sieves lighthouses torrential streamlining revenged amaze impost ratepayers scorecard proselytes
  bramble pinks waists chimerical beulah colgate bookmark silkworm gory jcs clementine manuring unrighteous keogh
  superconductivity zoned inclement baleful scherzo hubbub stubby workingman judaic apparatuses vallejo reserpine
  botulinum hod psychotherapists derivable leafless roughened sigurd spicules adopters indentations lager pillory
  stockpile trendy corpuscle pariah pundits cloistered excitements shortens trumps migrates shortsighted permissiveness
  testers imitator mittens tsetse clumsiness particularities vila pharmacopoeia disconnection complementing tomes cpl
  haphazardly plummeted lyricism cartoonist cruised foretaste unceremoniously martensite debriefing erections greenstone
  soars ene ashtray synchronizing parenthetically diplopia remedying changeover puzzlement kayak pinochet sandalwood
  schoolwork unremarkable snub smuggle paternoster boyfriends misshapen mutable phosphorous sideline oblation peddling
  shay revives defaulted glendale terminological hooking exalting buckner nuggets woof penitents lighthearted lardner
  pontoon lutheranism cunard aleutian unruffled alumnus neb flagellum uzbek optionally elbert diatomic challengers
  ethmoid senility msg bellingham deliberating bimonthly recriminations propertied pandemic zeke plinth pampas bask
  clattered cheats straddling tumults agronomy oregano prius moieties icarus lewiston misjudged unstated phrenology
  rationalists sacrosanct vito secessionist deportations dogwood highlander moneyed leggings snowing vesta twinkled
  afire coherently hoyle missal hovels faisal starchy peristaltic unusable ibo incompetency unrecognizable thumped
  fusiliers uremia volvo mondale mesons sleepiness histrionic campsites spacetime lacunae residuum piquant amours pimp
  typify emolument constrictor larder calumet nothings subprogram sanctifying extents tartaric lankan anaxagoras
  blackfeet tasmanian purgative tempe nhl speculates overhear vocalization cacti asheville sweetie bitches counterweight
  eire dayan officious columbine reprobate pyrimidine nuptials congratulatory attenuate isomorphism bedstead gingrich
  sleeplessness phagocytes obtrusive tamoxifen stiffer apothecaries smirk columnists crichton iridium hes cobbles
  hereunto gamete tolerates unabashed afflicting bagged circulations freestanding mccarty urquhart counterculture
  troubadours rationalizations condolence originators untapped smithson affixes boars sawmills impelling musketeers
  craves headlands alexei pct cassia deification nitrification downwind irascible scapular interactivity veterinarians
  mfa overrated lawmaking kiowa onlooker bighorn instilling bawdy mulder berenice neva thieving stilts worldviews
  hackneyed sleight conjuncture cruikshank asterisks abductor silvered riven outdo terminator schuylkill jotted cubist
  resonates perishes androgynous motorway tattooing assignor undertakers crystallizes appalachia sheepskin spanking
  gustavo trams sprig polyunsaturated cheeked gilead confessedly consulates flippant secularized jellies sabin wattle
  premolar divorcing subjugate rooks cocky hypersensitive debridement nettie daze reabsorbed energizing expending
  donating remorseless homemaking reeking rebukes leek ogle sooth deterring preeminently appropriates negros declension
  hibiscus cantonment boosters warlords reunions laredo proconsul extensible squeal buccaneers brazier theorize athwart
  riyadh transversal adjoined wwii drunks clamoring frightens insurable importunity cytosine landward vim conger
  pubescent marigold apologist charade arboreal avocations reload sandburg giggles balk cambium belie dreamily
  caucasians eigenvectors outrageously expectoration cremated presbyterianism lotions undigested choreographer winnebago
  devises prawns vestal ipod excrete casebook achievers exonerated rove reconquest liqueur hairline nyerere yuma benzyl
  deplete sashes methodologically salting indubitably cull manipulates faked dimness reformulated beebe scuffle resound
  elam perversely unluckily reined quinidine eugenio kerchief yaw fart reprinting warblers rancid thurber stairwell
  fearlessness factually writhed scripted technocrats affine professorial unavailability glades discards worrisome wicks
  scourged gourds forgives medic undistributed suet whack emigrating chisels reification lino agustin seedy delineates
  mantles unpack curtained volcanism impolitic recasting copse hereupon kindergartens sapped muscled plurals barnyard
  promptings legalism landscaped effacing perilously darlene extractions hubris unsavory kenyatta ainu videotaped
  evangelicalism wobbly futuristic ayrshire flings wampum unselfishness celt boldface academical stabilizes froissart
  replications grandees reverberated wriggling cirrus unimpeachable evasions sagittarius hofstadter plies smattering
  luring transacting dividers fdic urogenital yoked shackled infringements permittivity bartered krakow ripeness spliced
  overeating cannery disputations preempted hater scarp smacks moonshine analyzers amphitheater elohim prank britt vba
  veiling bookshelves tolling aristides adrenals hick declivity thane hypertrophied placard philosophizing proscenium
  uncooked sienna duller untested divining dryers adeline blueberries conjoint repatriated yak emulating engendering
  collared flashback earthworm genii unlocking unobtrusively hominids bluetooth pakistanis mystification tortoises
  lemuel staffers polyphony connote admiringly apposite garish overhung sanding officiate watercourse atlases bleeds
  initiators receivership daydreams bridgehead twirling mowed deathless nooks baa binghamton pretenders quilted feynman
  swagger seltzer demure inextricable honorific risings rescuers cleaving inadvisable nucleons squirmed striations
  shaver geriatrics finches unrelieved sandoval semiannual rescuer lawfulness extricated paneling ineptitude casings
  verve reestablishment brotherhoods biscay mestizos caballero interdepartmental uriah fretful forestalled gino
  explicate perks lacquered havel maritain launcher bentonite capone sires rearguard tempter doreen spielberg hysterics
  zoologist pomona stingy secondaries negating crunching discrediting golan gwalior steepness urinalysis noncommercial
  pygmy patriarchate sufferance transcendentalism readied macadam cropland endymion reassess landholding fest freetown
  shorty preludes diatonic exaggerates givens smartest smut genitourinary annabel entrenchments agribusiness catalyze
  barnaby rhonda showering cyclists monterrey arcadian sensationalism o'rourke effete premiership swathed whimpering
  dispossession disheveled reddening seeping greening wordless dillard cataclysmic autoclave swifter scrapes displease
  rsfsr racer precast counterfactual overstate predominately hollered daydream expo mcknight straightforwardly purser
  relinquishment stringing multichannel spirituous retributive leavers submergence cameroons unfortunates dizzying
  urbanity sojourner reprove ulcerations scantily friedmann cataclysm coauthor nisei fattened scoff bombarding unpacking
  propitiate eon adirondack triennial tipperary contriving usp militaristic beasley doomsday prodigality germinated
  sunburn antelopes shoshone unforgiving beeswax ceremonials landfills semesters ethnocentric creon headgear peruvians
  antenatal delawares specializations sympathizing llama dispenses kari blazes mubarak hottentot fixedly anemones
  dickerson precluding jeroboam kiosk refurbished vales bandwagon rocco frosting airstrip unintelligent scuttled
  insecurities tastefully basques antiseptics histopathology shams verbalize gynecologic veld miro herdsman moselle
  rosetta farmhouses exuded maharajah plaything terrorized kuwaiti creme surreptitious plaint nucleoli fixated prongs
  chins layoff encirclement superseding fumigation reckons henchmen mikado nitrocellulose bittersweet willpower reedy
  baptizing incinerator sunspot delilah bladed mountaineering kalahari sorrowfully nazarene showman airman riel
  traitorous discriminates weathers gambled nicaea haman presentable armpits solis electromagnet dally unmeaning
  conditioners crushes mainstreaming incognito quizzes cobbled pittman anatolian tonsil eddington holler phosphorescence
  brambles rte sailboat kwan priors sequoia kaposi ayers cauchy footstool architecturally averroes deliciously nucleolus
  duchies loggia wavefront linker chrysalis rakes sacco stalker susanne thongs edp latrines ratchet jayne
  reconfiguration concomitants decontamination frequenting oligonucleotides faun immersing portents hadst junks
  blundered unsaid showroom ironclad wooster matlab ingest tagalog visigoths oppressing enuresis unaccountably crucibles
  cybernetic rejoicings tarsi fiendish ruffles winnings steerage manioc jeweler oxidant geraniums idiosyncrasy doughnut
  dissenter heartbreak endued pivots youngstown rebelling emplacement maupassant spectroscope unexpired sixtieth
  disenfranchised savant readjust turbans negates uncoordinated gals cultivable hajj alcuin irritably easygoing
  retrogression adela scepter disavow crone figurine inhumane quashed nahum galsworthy multiparty berks sevres entrained
  diverges proletarians wrigley aflame evinces pippin motherboard caravaggio adepts entomological carols steepest
  deanery dammed tights disobeying hermetically thrombi banyan quixotic newsgroup cripples fixative diagrammatically
  unproven banishing overshoot boomerang numbed crawls bucking brasses rhizome trapezoidal befriend oversees birthing
  drummed turkic wrathful mopping mastercard lng gab malagasy kawasaki eugenic deprecating limo piloting sweeten
  antipodes greenpeace pantheistic reflectively wormwood disown honeywell sierras patroness sips viaduct goth
  mephistopheles lockout amniocentesis davids notaries buffeted timetables presto unfurled unreadable cynics
  impermissible hundredths crudest gunman anticommunist mullet zamora surgeries mastitis coffey marinade reissue
  stretchers proneness conifer irreversibly smallholders sinless mustering fungicide hydrodynamics goddamned elan
  phlegmatic ravage snuggled quint sapling porpoise planking refiners gael baldness doodle landowning uprights
  reinventing lodger largeness crossword laminates braver ethnographer palmetto uncongenial revelatory messieurs
  squashed jumpers sloops reuther tallies discoursed envisions anthems blah offish mutability alighting chirping
  outbuildings oversaw grotesquely waken gossips untie poignantly carbides rooming gilds unadulterated zambezi weeklies
  broadsides ascertainment ridiculing xenophobia genomics caitlin blockading tawdry diplomatically schloss centralism
  cowell uveitis cecily reinvested playthings undid resold flexibly thematically sakai leif faring demobilization cocci
  tabernacles jezebel fatten teat leonidas chickasaw hairpin laudatory visor gatsby bulged besiege pansy unrighteousness
  snowed changers gape dairies afb tackles scalloped tadpole concordant discus rondo extinctions paring herbivorous
  manumission howsoever tacking multistage spitz neophyte carted osmium englishwoman counterrevolutionary cowl berle
  workbooks sower interweaving tillman knossos tatters talkers recuperate lithographs wilting unfitness tesla rustled
  elmira orderlies arnhem tvs barrymore chafe assistive trouser diatribe poached abutments carload sanitarium mercator
  huntley unhampered voluntarism anther photometer afforestation steadying biasing ch'in factitious gingivitis dignitary
  impaled repositioning shandy commutative salvadoran pianists flicking sallust abnegation waterbury congregationalists
  pallets tarred jeered desideratum reordering unis austerities contemporaneously tares bridgman visionaries
  enfranchised tycoon legislating oprah gagged haciendas hittites pasty flecked ungovernable aimee schoolgirl
  sharecroppers oversize caliper depleting marriageable grinders bicycling biodegradable lathes cathay seducer negatived
  synonymy anticline squealed handmaid hauls tbs ayatollah truancy restorer anodes damsels slackening snowflakes
  shogunate bushing hohenzollern lioness purposeless aswan psychoanalytical folktale rancor resiliency minarets robyn
  unimpressed jogged ungenerous localizing superconductors mercado statuettes catgut gadget sward alphanumeric poignancy
  introversion tiptoed blistered nugget recursively whimper paralyze unprofessional chamois tali sss fag rooftops carly
  dales disingenuous diatom gmt teamed ingres wriggled lacing charlene jab grieves nobleness presage frailties
  headphones twelvemonth figuration sidebar plexuses interlacing strategical xhosa pasteurization ravishing widgets
  armando stratospheric relocating amiably sheepishly dedicatory aguinaldo giddiness micronesia y'all dully photocopies
  changeless awaking galleria superficiality sterilize grizzled lighters courbet dervish ctr tajikistan fingernail
  chalet sloughing sump exempts unrequited conservatoire sulfonamides palladio albuminous offshoots spurts basements
  overhauled unmerited notifies peacemaker dimmer birdie salonika kanpur inheritances zeolites scam undeserving ravished
  geneticists cecum centrist interpenetration xinjiang overspread aviators hep siesta freckled anopheles protean
  barnacles bathsheba oscillates hyperlinks peppered biophysics snapper wields thinnest carnations renounces bombard
  minions lithuanians diaphragms songwriter palpated endowing lusitania collocation irresolute karmic dupes
  conglomeration matinee nonconforming undressing marmalade incrementally redressed goldwyn superstar smudge faintness
  mordant cosmogony flaking patrice darkroom superfluity outfitted strobe extrapolating retouched jag misinformed
  drawbridge determiner nonexistence fumed uninterruptedly reaffirmation syndicalism triptych mcfadden acquainting
  peacemaking sneers registrars hallucinatory midge championing chippendale boycotted canonization magnetically
  unlabeled aridity granularity slaughterhouse annihilating lamplight tuscaloosa hackle hoarseness scurrilous repudiates
  reposing smolensk paranormal entomologist drips fenian elicitation cleaves haughtiness mutagenic carlsbad harare secs
  wednesdays iberia plantagenet dressmaker juristic mithridates antacids acrimony weirs besetting chaney codices
  inaccurately annexing retake eyewitnesses pickling jeanie munificent purveyors conflation hermaphrodite remus aloes
  interpolations beater fairyland verging righted milliliters espousing hummingbird heeding jubilation haitians verlaine
  repeatable missive overdraft leeks helmsman unmeasured precis preheated hebert kampuchea wrestlers uprooting onyx
  nimbus fussing defrayed farewells banqueting delimit coadjutor rapists shrugs infects jigs crusher huffman leukemic
  fevered chitin changer crafting commotions mononucleosis saudis selznick downtime anoint milt counterpoise blackbirds
  patina desolated obligingly ines artie entreating gyro arius resettled miscalculation ugh blackjack chechnya amnion
  masthead loggers tagus fairway caldera abetting kilowatts evangeline jaunty corpuscular thankless blithe unafraid
  misspelled sennacherib loamy cursive arabians hummel breaching horsemanship toothpick salamanders unsullied bedclothes
  freest croquet rawhide swish simulators mezzo unkindly magnetizing sahel hoppers gastroenteritis viscid infest
  enhancer surmounting latrine splayed yerkes canteens restrains diversifying sisal complexions catiline rebekah
  denominators unreasoning uncharacteristic gentian radars housman wiesel launchers lilacs tipsy ventilators aligns
  montserrat miscellanies coopers dealership viceroys kirsten discords tortilla kabuki depopulated parsifal barbiturate
  bloke villon resenting demur genghis pompadour dissections applicator vermeer usenet dino regains commonweal scaring
  gullet procaine inexpedient umber prospering lvii hairless homicidal underpaid satiated fluff vhf softwood smuggler
  sweeper tailing pleiades unendurable prefectures tersely cravat scrooge monolingual trimmer reaffirming ashcroft
  mainspring convoked breakout contestant jingling rasputin psychoactive windpipe carina gatekeepers romanians
  multicolored raga electioneering unexceptionable empathetic deceives ocr privileging adorns amassing reptilian goers
  soiling lodgers flume nbs fouled hesitations sachem esplanade manipulators rota birches gladden corduroy puma maura
  morph repaying jarrett begat wince segovia euphoric stieglitz hereabouts unlettered instigator dutchmen handcuffed
  webbing tummy wisc stumbles buckler intifada poultice daft homesickness dumplings maelstrom inclusiveness unclaimed
  rodolfo sihanouk checkpoints dereliction provincialism getaway exalts perfectionism suturing petted nonprofits darren
  inculcating inched unwarrantable holism predisposes revivalism omnipresence sunbeams cradles chaldean indigestible
  suspends pygmies heartache tillers heartburn rehab candide policyholders tilts housemaid hillocks gunned cunt tiara
  yearns subverting bribing cased condiments fujiwara ameliorated clef publicans subscribes outlier coriolis warhead
  swath unblemished backer intolerably roughing aesop dedications saturating pinions opossum rasping malthusian blushes
  lodi funnels squaws irritations deflationary chancre crusted feint ramshackle vern stoops yellowing legendre
  powerhouse dispassionately squirming pug freda hounded longshoremen sweetmeats addenda undercutting bakeries menander
  gritted bilbao substituent octet minnow remiss ganglionic awl incarnated deeps penmanship vhs puckered doublets
  outpatients greenbacks improvident iphigenia pupal canute westernization magus minn kingfisher grates stillborn
  wallowing banister catalyzes barque mangoes angiosperms formalize repartee townsfolk updike disciplinarian elmo
  strutting cheyennes mormonism trawl creel cabral quadrupled onetime entrusting abasement orphanages husbandmen clod
  babbage cholecystitis hampers bookshelf seamstress constricting clonidine quietude baht behaviorally newsroom
  chandigarh adamantly carious uninvolved impinges ministration passersby disservice vindicating congealed faking weedy
  nicosia sphagnum slanders invigorated stags jeeps brazing thursdays cubical buford smearing achromatic therapeutically
  assamese debugger seeger nansen prancing arbiters gladiator rowers illiterates prohibitory regimentation fielder
  decennial unexpressed prophesying troth radiologist reassuringly hoeing anglophone anaconda ebbed underwritten
  basketry likens trapezoid spas joist scabs toning cupric hiked consign culvert unripe spectrometers croesus scooter
  eloise sublingual firewalls dubai camshaft jamb hydrogenated imminence confounds ionospheric rockford devotedly
  steinmetz vibrator circumflex brazos squealing blindfold actualities obstetricians ammo ats pharmacotherapy awakes
  bestseller groat clairvoyant thymine interlock aliases descents smokeless relive passageways marsupials technologist
  esperanza perspiring hospitably artistes rill unwed carpathian whitewater unnerving arthropod totemic rueful kenton
  skyward overvalued tatum drafters continua deceiver animations homeopathy meas innately diluent carousel ravaging
  hazarded medford charioteer nostrum landsat quieting quechua moldings workbench pneumococcal nab refresher lank
  epitaphs rhizomes oberon debauched shimmer eutrophication oncogenes nonwhites leona curacao nightlife raisers
  toxicological vax baffin pollinated wallow affronted authorizations recreating qm mutt emendation risers eluding
  picaresque spouting nightclubs tourmaline corns autopsies remonstrate covenanted gunmen tabby unperceived distillers
  undetectable hunchback artichokes toilsome pistil hyperbola facsimiles appellations joplin larks discontinuing
  vexations bloodshot cached unsalted midget wilts outhouse bettering unapproachable rapporteur stockbroker langerhans
  proprieties proclivity tabasco tanzanian yonkers chagrined proofing guayaquil demolishing cyanobacteria stripper
  chasms livelier effervescence hiawatha caucuses offstage chrysanthemums fuehrer paintbrush optimistically tellurium
  bulges carvers deployments runes transparently jellyfish gentlest rejuvenated applique coalfield brusquely canoeing
  boomer audi haves superscript extirpated leda protestation mete wordy seamanship bataan penna frenetic perfectionist
  proterozoic exilic footstep cyclonic bartok benefactions discreditable oaken fleischer unitarianism kandahar
  microwaves drawl landlocked cherub abolitionism groundbreaking revengeful pygmalion dramatics augur quatrain steamy
  clippers diaghilev crustacean flirted hippocratic messes casuistry adventist robles concepcion creepy chives lonnie
  deducing steelworkers rainier coolers untainted torques ecstasies pried jeopardizing gilgamesh flaunting phonetically
  halcyon gatehouse munching placidly gloried wakeful tantrum excavators natalia dodo hitching darned disavowal frond
  sagan squander shied chirp underlain noodle unleavened shockingly ideologues carib dorcas mingles upraised defaulting
  stringers flail armchairs castigated petrology rappaport underestimation earthwork airspeed nonessential thrash dapper
  lapel bimodal interrogating guelph chutes morristown presences turntable poachers hydroxides treatable ruffle madrigal
  wyeth laudanum snipers geyser tarried dpi loafers colliers inescapably conley renovations shreveport quicksand defuse
  desecrated nibbled fringing wheelchairs obstructs astrophysical tabletop multiplexer dappled crankcase dominoes
  prayerful inquisitorial unstained rumsfeld yearling hacks endows proffer vendetta infusing toppling illimitable
  graciousness prescience niobium recruiter thrombotic vaseline panicky maltreated overwhelms darjeeling mitchel deigned
  spattered quaking exulted flamingo tuesdays pessimist sulfates newspaperman frontiersmen watercolors chaparral
  asperity mailings brained monotonically pheromones quadrangular osier ordeals caisson mackinac quartering noriega
  processional entrees garrulous jackals pining locket hardihood monopolists imperatively cosby banality busby
  incidences spotty piraeus wiggle exemplifying beaumarchais massaging moldova lugs transliteration wroth breviary
  dissipating ouch steuben flaked sterilizing turpin ged straighter infestations subtext checkbook crocus isosceles jays
  extractor handgun clanging howitzer unsystematic garza adores slacken crewmen holley bellicose puss compuserve
  disinfected brunch maeterlinck colonials qb hieroglyphs staunchly dominguez fantastical telemachus ethnographers
  rundown kans breckenridge outta couture girded uncalled geologically masques aglow juneau woeful deadening jolting
  stonework whiz bulldozer aguirre clenching midtown ported debasing phages malfunctioning lombardi festooned
  refinancing toner cored lyra acquirement chiseled galleon fatter repeaters ligatures featureless wrongdoer carpathians
  darryl daimler subcategories bookmarks gris underhand floe festering underdog thrower boreholes massaged scabies
  tudors mockingly confirmations defiles cattlemen imperturbable bailed obliterating angulation precipitously wy aphasic
  irruption scribble batted knead graying strays permeating typists megalithic loner supercilious crossroad interrogator
  andalusian reactivated lobar valium submerge unconcern expunged wagged alistair simian inane gracchus herakles connors
  pineapples atoning medicated behaviorist bestselling plastering rapping amputations decry tenon colo byproducts
  hampering personas ripens abysmal rears refunding reproachful splenectomy erosive brigitte ungrammatical thule
  aerobics ceding hurtling pelted cilantro correggio pathologically safekeeping apuleius transmissible extraterritorial
  ringlets unchristian sassoon dominantly nays resurrect quire grueling buttock hypothetically strophe belies posh uar
  cerium behooves humored geopolitics underrated neglectful cascaded ensigns hashish gustatory calving wv kamchatka
  doorknob glinting marbled axially disapproves slut rifts souffle pasteurized cumbrous angolan afrikaners curettage
  hellespont interconnecting piccolo talon reclined troubadour sharps lamination odorous escalator shuttered coppers
  reexamined clubbed moluccas transitivity balding overstatement aromatics suede uncontaminated linus enos novitiate
  goblets nowise evacuating carlin poring semaphore councilors waterlogged hedgerows viol unknowing aerodynamics
  figurehead smithy biking organismic commonalty disquisition heartbreaking durer caracalla delving nucleoside clotted
  moneylenders pinhole unfeigned subcontract caster surtax barricaded fatuous ripper sakhalin vocalizations attn
  cementum quacks bawling perihelion heloise regaled inconstancy pestilential sentimentalism misalignment settee
  unpainted vitals tomographic pontiffs overviews seines mellowed dervishes extirpate retracing garbo unalloyed cress
  trebled theocritus cornfields screeched beret pierrot parliamentarian westernized uproot lacuna preternatural
  rekindled colostomy burgomaster gnat stabs superimposition alphonso irreverence charterer freights tarnish
  environmentalist postdoctoral computerization discoursing tianjin imbibe enameled vaccinations smelters bounces
  significations bissau premolars zara beveled credential tabulate tutsi straitened douche alloyed demonstrator jeweled
  berbers encampments scat pleasantest jockeys inky hernias entrenchment pantaloons stoner ozark schoolmates artaxerxes
  manifolds polygamous bethought tintoretto jaundiced espresso potteries dunno whereat fossilized tartan impulsivity
  rheostat codons upswing impounded schisms ramses syllogistic medians capella cognizable cabernet slaps coursed
  quagmire swindle dreamlike provo savoring tarts bird's fitfully superfund underestimates corroborates tartary foresees
  charmer bookish missoula empathize redder begot apollinaire prowl morsels levis antagonized wheatstone yeas almanacs
  tenochtitlan remade sweethearts amadeus draconian minims discerns soulless coeval triage blackening personalty peals
  hatteras inauspicious roadblocks grieg monolith councilman quipped resetting aline screenings stringy marcella holier
  clogs uncovers geller millionth swapped cougar liberalizing ketchup yachting protozoan carding tusk kazakh gillies
  singling revoking cloudiness improvising sear reenter coextensive wuhan advertises payrolls tutelary baikal newsworthy
  wassermann discrepant wariness gdansk entitling surfeit charon slovene offal vaster defections christen cowering
  exaction flecks unevenness repertoires sharepoint reportage setters armorial verities hammett asturias anatomists
  motioning monosyllabic fascinate sextant charlatan incubating tocopherol ambiguously ovules quests surya
  chancellorsville wretchedly bladders exhilarated rhetorician fibroid discomfited clarice yogic councilmen crypts
  roommates angelico nonchalantly inaccessibility corollaries substantively monarchist turnkey copperfield savored
  protuberance operetta lustily kermit billow descried itineraries bothersome errol rbi basset polynesians ostracized
  zoroastrian languidly apb reverenced hammerstein valentino leafed burghs gnats liberators capuchin trudging vacuous
  pardonable ovule supped kristen ethology pharyngitis carbonated machete smacking brooches accentuates rive manicured
  reit aconite hybridized tribalism gruffly infantrymen revivalist upwardly bedridden gridiron figueroa monrovia
  mismatched effusive foolproof yahoo quash directorship reposition pagination accrediting recrimination tutored lackey
  unbalance protrudes workhouses tapioca gorse workouts figment lynda penalize fastenings stallions improvisations
  percentiles woodpeckers czarist optimists turkmenistan pendulous putsch cranky quotients uhf deploring blurs stammer
  detracts nonpayment querulous emitters surmises sunflowers penney patrolman badminton publicizing pasteboard
  liechtenstein ballerina trawlers gangrenous vipers brie pecked squabble celebratory muffle rachael alleluia
  disfigurement unspeakably zululand persuasiveness sophomores ceremonious sargon dinars tijuana peels effectuate
  truncate approachable amerindian squalls elwood quetzalcoatl patrimonial voluble scrotal malayalam alb goblins
  segregating angkor affability infarcts stews partnering nontoxic clouding anticancer paratroopers perplex relaying
  corroborative meaninglessness orality purveyor relegate salk faro lauder joules rowena harnesses comorbidity ehrenberg
  sushi irreproachable tannery touche cleverest inoculations napping cringing plantains courtesans abolishes initiations
  harbin grahame clematis irremediable faience slighter waistband funereal scaffolds malefactors yvette pleasantry
  slanderous don't blacked squeaking minstrelsy chiaroscuro rotc circularly ope jerrold ficus unbearably interlinked lav
  vigilante ransomed quaintly sleds flashbacks licorice conditionality hawkers rabat landholdings bleachers footlights
  soothingly floras undersea civilities authoress hanford lightnings consortia tuberous uremic imputations blucher
  vaporized bricklayers toying tensors triplicate windowless otherworldly ljubljana monongahela renegotiation skidded
  unsparing phosphorescent dado ember corrupts haggling kennels cherishes lingerie austerlitz conjointly sharia rapier
  castaneda monocular fishy furlong pasts geog seasonings radiometric palestrina subways crucify cortege antidotes
  nonmetallic necktie bragged hatchets heartening scallop meanders woolworth lassie tiff igniting tawney blaring
  procures motivator unconverted squeezes cajoled immutability eulogies forger tuxedo callback colonnades cooing specs
  substantiation sprain welder phidias flailing thirsting shiraz chard algebraically chancellery profiteering rectifiers
  gcc verapamil unquenchable shined crier betake gravitated uninfluenced obloquy confusedly rhetoricians solvers
  schoolteachers girdles wantonness selectors bookings monkish evansville brzezinski luminary algol hafiz overlays
  recondite naps cloven blissfully hustling conscript surrealists scuttle chronometer literals bole raping beguiling
  hijacking groundnuts chambered tormentors undeterred condominiums selflessness resistless anabaptist dystonia fomented
  flier clandestinely salinger hued royals abilene refueling comically equalizer hutch dilettante agoraphobia wrinkling
  legibility bespeak laterals caked moralities unformed poetess theoretician shallowness mange apprehends brando
  arboretum morphia reachable latrobe utes serif uselessly rummaged taiping polyglot shriveled contortions impostors
  bani unsteadily annabelle dimple janine murillo cheerily ostwald fondest rives unweighted erupting winks raglan
  fingertip tinkle ablutions consignments querying spurn edgy makings seder hellenes tarmac turgid outgrow topically
  avers miscarried foreshadows usn pressuring vitiate arabesque cogency unfailingly dianne regrouping haystack
  unsanitary althea compositor darkens pomegranates gnaw freighted irises flatulence signalized finders misinterpret
  libation reverberations kangaroos brawny schistosomiasis mandalay impossibilities sappers dominick ouster lodz
  dimaggio braque luxuriously lilith perspicuity redshift regulus pout hollanders milliliter toscanini circumscribe suzy
  anaerobes metalwork beaters hungrily blacken juggle lula pecans ola hutu embalming nonchalance nary rarefaction roped
  curvatures beakers biddy alcoa whimpered reaffirms cud whaler sarcophagi zephyr pincers provable abrasions busting
  bork misapplied duster rummaging redundancies kindnesses nonresidents globalized abed anaheim hunk peeking plait
  maleness raillery decoys poughkeepsie opprobrium hons duets frocks mayas pleader yaqui supplanting vetch sedulously
  samarkand litigated cruciform swabs itchy fetes nimitz soldiering desiccated godel limoges disallow ushering austral
  repels ornithology profiled deprecate trekking euros indiscretions caseload anglicanism daycare cocking fueling
  baselines mayfair shareholding dramatizes divestiture resuscitated isherwood amiability noncompetitive merced
  opinionated glum modulo escapades clawing warlord mcqueen cinchona hydrates beguile hymnal toddy ssh curates
  saccharine twirled tracheotomy unbidden bilge parapets guidebooks archbishopric heavenward fastnesses seato
  counterinsurgency traffickers quiche junkers unsatisfying prodigiously cloaca gossamer butchering beautify letitia
  venial bogey scrawny danubian fruitfully koestler emotionalism avogadro psychopath immunizations tapeworm
  disestablishment cajun rankine implicating policyholder fusions hookworm indissolubly trove opportunists eminences
  insidiously chalked squeaked dingle circumstanced righteously demoted conscripted venerate mojave pillaging preying
  gluing recommenced selfishly precipitately profanation drenching officeholders sardine cypresses debater corks
  agrippina aggravates suriname lindy choppy closings ananias blavatsky overawed catapult clods reduplication treetops
  disliking labyrinths soldierly auk whet verbiage kettering devalue utilitarians nevus cyclopedia yanks fingerprinting
  bivalves offensives prospectively ellesmere rds unobtainable reliving cpd certifies modulators diffusely romanticized
  flushes particularized prolongs cohere airliner rostov inheritors bbs fps pillsbury anteroom renter coverlet
  cinematography dynamos leakey dioxin elopement benet loosing invisibly necropolis resonators skein toxemia
  internalizing milligram climatology abjure pleasantries turnings fujian reprise paroled reggae redford legitimizing
  satyrs ambulation hake amplifies spittle vivaldi reintroduction mutes millinery resell hostesses cranberries patenting
  energize suffragists gambit lacrosse prides perpetrate thug checkerboard popularize imprisoning quayle gainfully
  laryngitis citron impugned convulsively sectaries nondiscrimination campgrounds ipa peons thermos systematization
  scampered sensitizing tumblers obituaries shari'a helpfully breastplate collaboratively ameliorating buttonhole
  sleepily irregulars vaginitis wolverhampton callousness accretions activators candace meeker crochet retaken gestural
  crystallizing scalded eccl repeatability bluster dps palfrey lounges gonad hooted bournemouth factorization effendi
  sociologically loveless shotguns sse boggy mumble disassembly cruder abbasid unbreakable coeducational yow
  uncharitable ecotourism intermarried swirls bruit confidante saps stoical sprains rayburn suggestibility copier
  fireflies carrillo muskrat seventieth unwrapped dribble matriarchal outstrip bookcases negations unrepresented
  teething brinkley foment rattlesnakes vanuatu dribbling candelabra feelers popularization stutter lieder bettered
  furred diarist culling archivists interposing clerestory unaccounted crackdown catchers cacophony pugnacious toilers
  oligarchic sulawesi armpit automatism skier nightmarish stoppered deactivation downriver styrofoam sweatshirt
  internees overshadowing gooseberry minot adjacency scylla amphora gilder galahad albee anesthesiologist postindustrial
  skinning racists imperil bierce backus milkman enormities montpelier minnows ivanhoe misconstrued exhalations webbed
  piecework extinguisher must've indictable apoptotic uneconomical rivaled buffoon unflattering deluged newsreel unread
  devours fixer benedictines ringleaders housekeepers o'keeffe vole midshipmen doctorates bap maladjusted retroactively
  sparkles minotaur neurotics creamed nudes preempt roughest modigliani vowing straightaway riff effacement hypermedia
  purring gynecological kendra unenlightened balloting sealer cobble priestesses interrogatory ossified klondike twixt
  birthrate encomium commiseration sciatica bahama malibu extempore kharkov mimosa soundest teammate maghreb
  incongruities effeminacy pimples consuelo contravene reevaluate sternness supt isomeric dakotas bookshops philologist
  waiving neocortex rubbery encircles paraguayan nonferrous remitting sprocket reconciles fancying corpulent reykjavik
  kegs vanquish verbose modulates progestin kropotkin prods providentially driest dimples inculcation unrepresentative
  toefl nitrites squabbling brahmaputra glasnost gwendolyn estrus mascot sizzling transmittal shins boutiques sackcloth
  ywca jobber corkscrew checkbox bifurcated kneaded mesmerism watercress expounds tacky sepoy snider typewriting
  incontinent semiskilled arrogantly bigamy achebe pirandello shipbuilders prophetess loafing spooky kia sated ultimo
  specifier propound succumbs coder electrodynamics brillouin paramecium selassie remodel periscope weeded dastardly sty
  allurements validates conventionality symbolization regroup prefigured dangle solemnities corroborating reassigned
  planed stylist sassafras phrygia ararat irretrievable dario simpleton solemnized dartmoor malingering poirot outlawing
  bivalve uninspired bream installer fatness denitrification timescale nonprofessional poo inflating hals moron flips
  kine unenviable agriculturalists bespeaks dented kinks zambian mourns indie caper candidature bathers rollback
  semiarid stents optima glottal secessionists pragmatists depressants altos rackets sparring metaphysically leguminous
  gibbet phaeton ales exterminating theatricals blanch triviality thermionic sequitur zombie brittleness envisioning
  unwind impalpable fortes beatific reinvent vietcong contraption clink regrowth satsuma heartbroken coworker
  franchisees octal bbb blandishments hypotenuse pto freighters almshouse ambrosia impermanence uncompleted scapegoats
  swaggering bovary petioles polymerized ricks callao sunspots solitaire conformal piggy senegalese abruptness
  appreciations shackle dads emendations walkways culverts bartering bucolic yolanda gilroy moguls warps herbart codify
  altimeter pastiche orgasms lxi rune brandished suppressive reconnect inexpressibly indemnities funniest yakima
  imaginal coves osprey miscible detonated dreads maudlin bustled floes nutritionally trousseau pricks serialized
  winnowing cogs underweight guileless neophytes sabbaths wishers sororities harvesters marlon botulism quibble errata
  maggot picturesqueness radioisotopes hustler vigils replaceable winchell trespasser adornments underscoring etiologies
  festoons instigate ticker anise radioisotope reams thumbed coltrane boarder oiling crisply exteriors straddled melange
  platonist conventionalized herculaneum recognizance rhodium empiric imputing camber gesticulating friedan disparaged
  futurism prescient disrepair idolized mandating riper yugoslavs homewards glyph sealant digitizing piecing bluebird
  biofilm acceptably antechamber titania ungracious leathers isms tyrannies unforgivable angelique listlessly lumiere
  relent dahlia jahangir gwyn jocular ecclesial wheresoever newspapermen jabbed tenancies bisexuality indirection
  qualifier subpoenas gabled transepts unproblematic caters wobble buyout begetting avocation thad institutionalize
  penances trackless fallibility jeering outworn pales tarragon matriculated razors exult caribs unmediated savannas
  inhere unmanly sidelong starbucks setups enslaving curiae aliment nickels hematology replenishing palliation defected
  nondiscriminatory chicanery fellowmen rickshaw pneumococcus lactobacillus trivalent marketability floorboards
  pardoning nikon quizzical telepathic indict coolest lanny mondrian ferried militarization dyers undernourished snubbed
  lubricate coyle alsop gropius seances personifications devolves vocalist mohammedanism sweepers dogmatically geisha
  inflatable gibberish spouts spiritualists backache militarists adjuster corsair undeclared kilt bloemfontein mst
  paganini ringworm hyenas consumable humanized gnu overlords upjohn relativist bareheaded unilever merrimack brasilia
  loaders belching mage sinkiang plodded ells caved shamanic restroom meanly diva buries illumine unconsolidated frauen
  neuroticism multan artificer filigree unfashionable dramatizing frankincense obadiah mantegna nita flukes basest
  indistinctly valise centralize frobisher tasman breakaway hula juggler obsequies abler baptistery spheroidal warding
  overdo paleness marduk nauseating wails dilating nonpublic hails banknotes whitey wagnerian stardom crowed ruder
  nanotechnology legations consorts overweening fluorides explainable galleons seraglio misogyny panning ethnologist
  padlock deviants deists organizationally murrow lefty transiently bbl initiatory squeaky belting blowpipe distilleries
  vocals asides rafting beading pronunciations explicated zodiacal bossy trefoil oozed divisibility cayuga johnstown
  intimacies jewess unabridged swooping ghat envelops regimented potions wriggle fop lounged marts reasoner plazas
  eurydice farces commandeered gulfs sputter rewrote ojibwa profaned liston innovating slags antisemitic sorceress
  collapsible overcoats windowsill reassignment hemming realtor thrombolytic antipathies shoplifting marlboro vigilantes
  wrappings erhard hotbed streamlines zealot fulsome retriever aileen angora vindictiveness assimilates nightingales
  karla seaway foolscap metered imprecations chunky waterside unsurprisingly justness upi asuncion nondestructive curio
  evidencing creamery destabilize vazquez ridged portmanteau conditionals atoned gander melba predicative purists lopes
  diverts ibuprofen overwrought harmonica mucilage whirring resonated locum unprovided cringe ablative gravestone randal
  airwaves redoubts forfeiting aliasing toshiba corned toilette unseasonable torrens junker anchovy penumbra chiefest
  stopcock prioress applets deplores recrystallized naipaul gadsden rasp stirrer aboriginals beatitudes tottered nears
  traversal conferees odorless thurs metronome jambs tass o'toole uninfected tamarind subsonic gyration legitimating
  abhors clinched sullied decca sinewy nootka lectern magnetosphere piteously suds saskatoon sibelius pankhurst elks
  signposts gaff newburgh munition nona pseudonyms stales decanter spreader expositor bayeux spheroid streaking gaskets
  watteau facings swordfish yellowed fluoxetine goteborg cradling encapsulates umbrage mealy cycled upload kowloon homey
  cranked reals partaken resurgent shandong christa pedant multilayered punctuate complaisance zhukov mayoral chardonnay
  inducer brahe unhurried hammurabi doting tabulating arianism snuffed jive reapers reified hocking companionable
  mouthing encapsulate apportioning evolutionists searchlights mobutu truculent lohengrin furosemide heterosexuals
  adirondacks ecologist depreciating scorns mancini readjustments splendors unquiet bowled acrylamide healthiest liken
  teletype rarities cachet usurpers risque procreative instanced utensil mews unmercifully interdicted dengue harshest
  muffler rediscovering wroclaw neckline expiate livonia fastness foals checkup outgrowths tutu smelted gomorrah
  cutthroat peradventure turpitude paralegal intrudes ignominiously pubertal squirt ghats artiste exonerate syndication
  staggers wintered prokaryotes reverberating pollux tithing storefront kauai tetra weightless bisected conciseness
  amidships subsidization precocity pynchon humanizing blockbuster likable brownies longingly obscenities widowers
  trondheim overemphasis minaret lovelier censoring kroner academe backfire rhododendrons subatomic prohibitively
  legalize ethelred hysteric platen reheat absentees tania cramming vegetarianism cringed tallied imams oppositely
  iguana colonialists tuner veering sharpshooters nonchalant corrector epitomizes rovers infinitives snags petrel enemas
  rots alsatian evert brawling punctilious iterated dehumanizing omelet disclaimers jeers unregenerate tweezers machismo
  whisker kinsfolk colfax bestowal parachutes manhole derisively sugary expressible wrangle reservists kuznets parc
  counterrevolution keaton ignorantly spitsbergen pastels slaveholder unclouded ribald salubrious unkindness norsemen
  saragossa dory flatterers renegades harmlessly soweto fatah blogs dampers interactively empiricists circuses colonizer
  hopefulness recognizably festal orphic monsoons tlingit engulfing minicomputer irkutsk incumbency broil eightieth
  gavel bulldozers glibly hogsheads latches scallions halogens imprecision verna frostbite vilnius fleshed snobbish
  indigence picayune metalworking tenured fruity sprained bombast pulps goldfields hallie daugherty beggary impresario
  scrofulous neurosurgical collectibles ishtar globule sines wavelets fawning colostrum brigand nco heirloom bulkheads
  interfaith gongs animistic coquette desertions integrally ceausescu chowder giorgione nonpolitical tightrope coppola
  whitefish lolling unshaven disconnecting citibank photostat revolutionist signore misfits nontechnical overtone
  starlings cyclist circumventing limber unsubstantiated flathead anthropomorphism exacts telephoning afflicts argo
  chansons scooping dray oligarchs dissipates wilhelmina numismatic slovenian crookes curds quondam washout scoops lxii
  bangles unmasking bicameral wigner merovingian condolences maser salas congruity farmlands caricatured torpedoed
  dermot haply lamentably quadruped organelle bethe fifthly seemly lucio conciliating starkey inked celebrant stinks
  concubinage lxvi cotes leftward evacuations omnivorous stagnated taskbar imperiously doha vacuity kitsch torchlight
  adolfo nola theravada tolled buffs egoist endangers pogrom tines shipwrecks foragers bigots clanking disintegrates
  pretenses noncommittal registries bromides supersaturation bloodied renovating afc elizabethans coursework kirchner
  nonaligned decapitation conning bathrobe firefly denigration transgressors urethane presidencies assaying
  uninhabitable disdainfully barman workroom electroplating zs infinitude espied firmest recant pimps unveil uncharged
  rehabilitating cypriots submissiveness squirm palsied consolidations reestablishing raved trumped surfer cyan
  leveraging hundredweight honduran ambled corny gromyko dhs gerund thanh vino secretaryship resuscitate hatter listeria
  pairings confraternity enthused warders cassock bricklayer pedagogue tubman individualists superabundance
  stenographers spurring hisses sheepish calabash plummet feds pacemakers echinoderms auctioned proselytizing ugliest
  drudge tequila ides habakkuk landfall fells joiners latitudinal rips lynched carer kith nihilistic longitudes augury
  dispelling cantonments carat betimes trey midterm taxicab avesta hammarskjold oldfield cornucopia buttery measurably
  hypoglycemic senna flaunt thoughtlessly beria purgatives improbably okra croaking expediting indoctrinated overmuch
  propping unleashing thrushes destabilization tonsillitis rectors kamehameha wingless copyists romp zooming subheading
  tablespoonful unfaithfulness reproachfully decorators fastener sluices sharer protectorates quirky excavator avoidant
  electives cobweb kongo mandrel gird ophthalmologist contoured deducible thousandths midair renovate grubby corsairs
  erupts corruptible corundum costumed stymied bleating shunning slothful mugabe coccyx persepolis peon tars millikan
  subtitled seaweeds croaked rebutted snappy throttling arkwright admonishing coalfields campanile decking slunk
  impermanent agronomic lozenge restrooms grosz ascents ptolemies octavio shallots extenuating unflagging freeways
  rudest tancred verbalization disablement islamism transfused whitening neighborly dullest subdividing rads indemnified
  lodes mistrusted recon kidnappers installs snore patois debauch cooperates cutout fleck parkland countdown springy
  soyinka unpaved inconsistently insula oblations ridicules zachariah cheever extemporaneous potemkin cogently anasazi
  cinnabar bashing premiered pares darfur littleness chopsticks quirks chested royally berk footpaths homepage violator
  malfunctions inoperable selfsame blustering deride technicality wain matins chechen seamlessly superconductor delphic
  defraying bungling steeples jobbing gorged eons skidding florets tomcat beeches yearbooks skaters purifies martina
  splintering sixths cavil scouted sanded jerseys exhumed workup contraindication chatty dachau coarsest plaintively
  dimming mcnaughton laundries meed remunerated parameterized ranting sorter seafarers shortfalls slandered admixtures
  callow rah wilford fredric amtrak dalmatian macaque crock schick gelding exhibitionism satirized engorgement prokofiev
  misstatement racers colosseum demerit cavalrymen pastorals puller borers ditty exons iconoclasm samplers streamer
  grudges gynecologist domiciliary mainsail fukuyama pertinacity hourglass bulawayo stomping sucre pusher ineradicable
  instillation subj inaugurating decibel pfizer raps fixations cooped archived interleaved superannuated assignation
  gascony keystrokes incremented atolls bloodstained calibrating inductions choreographed nix hainan latched prokaryotic
  promiscuously biplane theatricality floundered toaster excelling indexation quasars councilor stepson intertwining
  sprinklers yoko musicale commissaries cribs ephedrine thereat radioed icbm hamstring moralism thieu errs virago
  hollowness edda irreligion cathodes cashew undefended vinaigrette wmd mongoloid schliemann sprinted sways lilt
  sweltering ugandan excommunicate viands unpatriotic malachite chimeras pediatricians singed bedecked fireball
  beautified prensa highwayman brno scribal withholds teamster outwitted snip evolutionist scalped declaimed protractor
  mauro varietal biog senghor caiaphas vitriolic storks multiprocessor nimbly tamerlane golfing condemnations libations
  bureaucratization mousse charitably civilize pickford postpaid presaged blanketed cholecystectomy guinevere
  discriminator letterpress ingesting moriarty trombones voyageurs filibuster tambourine pinpointed stumped seagull
  pelting exhaling coffer innkeepers beckons numinous boardinghouse ironstone flagrantly earring wodehouse dodger
  bolstering bellman gerontologist implicates vouched contreras unloved escapade orioles scurry dismounting monetarist
  inundations undervalue coquetry porfirio standalone overtakes speared hooting palettes peroration easterners standoff
  tare welshman hebraic handover mullah stash shaka spirally halftone screenwriter byways amuses wok hieronymus
  deforming retinoblastoma nauseated flaky kibbutzim compactly fomenting vassalage stationing alar acceding downplay
  basely pillared pelicans foreshadow substation motet unicode ergs threescore hbo rubidium nonfat perennially foreskin
  adkins westernmost maldonado shimmered prepuce wholesaling recantation redesigning tibiae udall endorphin neigh phonic
  baste motherless entombed laddie ponytail fondling familiarized jukebox cumulatively credibly vasectomy timelessness
  uncaring porpoises roxanne abating harrell hobo heartwood spotlights bloodletting grouting dovetail hunches shudders
  grinds exudes abernathy cerf ghq lenten reek flayed palpate stoppers lolita donning dendrite azaleas steeled ernestine
  detours ballpark squandering plano idylls dismally pst corrie archiving mendicants androgyny curare broiling daintily
  adjoins downloads kshatriya danbury currier dietitian seleucus bookbinding cymbeline dimpled ambler ingratiating
  thurmond darnell vies wayfarer acanthus transgressing troublemakers constrict doz nahuatl kirsch forfeits whirls
  venality hothouse paramedics azalea totems redskins demised culturing surplice slouched kalb outwit venturesome
  demoniac fellini brunelleschi teats biweekly heroics pinches rena trawler croak bypasses rickey congenitally ringo
  personalize penning nonproliferation adventists closeted kaleidoscopic buckeye equivalency nonproductive chagall
  encrypt choctaws twopence cashing sportive stewardess legato intercity peloponnese mopped darin seaplane deliverable
  outperform lynchings bombastic jacketed clytemnestra disunited almshouses eardrum transpire luminescent hansel
  acyclovir clubbing syrups estrange surfers chintz brut sapwood thermopylae disembark agave aggie nonsmokers strutted
  monteverdi cormorant imperiled roundish antitheses rampage redressing abraded eponymous antiphon architectonic
  ellipsoidal zhejiang buzzards itunes clamored suv annam humped menacingly planetarium transposing windlass wands
  hyperinflation repenting irritates indochinese solidifying prozac pitcairn clambering golgotha droning mccarthyism
  dilator shamrock sainted reconsidering obelisks invalidating bedraggled moloch unrepentant blondel boneless
  overhauling grossness pinker boeotia bagging diviners vandal paiute aspersions toot indentures barclays ageless eights
  worthier houdini efflorescence liming triumphing coexisted ketch densest racetrack worsens commendations predates
  funky ufos underestimating reveled shouldering lapp inheres lowed townsman undercuts altai arabesques manx jiangsu
  epochal bundesbank langland smallholder nudging taco gliders typographic assailing compassed suva jagger marianas
  militarist petrochemicals bawled digress crossbar investigatory lazaro barnacle shepherdess outspread educations
  unemotional gouache plebs tabloids seminoles readjusted dubiously reproaching beachhead climacteric slashes endorphins
  aestheticism ovals topsail compatriot heaths bunt reinterpret endothermic moos tasked demotion restarted palanquin
  awnings cz aral obsessively dueling tricolor isfahan foamy tahitian afoul seeps appetizers draping bumble kilimanjaro
  knocker scrubber sincerest chantilly uruguayan caseworker evincing falsetto nontrivial tranquilly vouchsafe nutty
  galore bicuspid evict baha'i terrence ossicles compaq americanized sonority bundling weevils percipient balanchine
  determiners serology gastropods eritrean halos terrains capstan chartering harangues repressions verges exacerbating
  chinks nonmembers rasped vilified manga meyerbeer quickens earphones farsighted occultism systemically rollicking bevy
  purdah fussed haida beached evenness depressor affray ferber unconfined peroxides apprenticeships mincing beckon
  reapportionment ambiance participial splines mollified hankering glinted prattle sneaky brainwashing ventilate daub
  manifestos ails begone denigrate prorogued calculable hhs adriana furthers vulgarly hierarchic solicits grimaces
  frisian mallow basutoland hideously amides assenting imprimatur inoculate erratically womenfolk hauteur bombshell
  parapsychology lugubrious miter certificated macrocosm amarillo judo teacup reassemble operable hinterlands
  supersaturated inverts unfunded allusive mischievously kubrick conveyancing pestered pizzas impinged creativeness trow
  dyslexic mealtime lintels inspects janitors multiform prioritized inopportune friezes bistro hombres allured pouting
  suiting clew communions boor enigmas devin occam orbiter purist anthropoid concupiscence choppers blurry muff proteges
  radiometer borodin whalebone entangling clarinets revs gunwale watchmaker theretofore vibrato ferociously deadwood
  frag stun sana stoning finnegan spillovers velum outlast unheated bridles alliterative irked mcintyre firsts wesson
  resisters comparably impolite pram teri ultramarine shortstop catapulted automating plasters druggists rube daryl
  sandpiper whittled unscheduled firebrand busier thalidomide suborder townes critiqued stalwarts expensively dumbbell
  sluggishness intelligibly faxes midrib regularized dressers breastworks helios eggshell peony edwina glenda charlatans
  farina returnees prawn pirated junctures waterline disquisitions unlisted eves krypton inactivate tarpaulin chide
  emails dvds vanzetti argonauts fiestas eosinophil tabitha hippodrome hijacked hydrous classy racketeering inpatients
  sired hypnotist grouchy lifesaving unfamiliarity ganymede vonnegut dabbed seurat outback landownership contusions
  attributive exorcise republication unearth sauerkraut undertones equinoxes pessimists tenn situating transits rankled
  syndicalist chambermaid trice vetoes electroencephalogram formica magnifies rial propellants quackery fijians whetted
  roosting diplomatists archangels gratuities subhead poznan neh skit dissociates accentuating scrawl guantanamo
  eschewing deadened drams impulsiveness desisted wearers overlies corsets boogie presbyteries lentil zeitgeist
  dissimilarities collusive seabirds enervating peripheries cued bracketing reimbursements grilling gargantuan paleo
  duckling ticklish waxen falsifying paramour architrave dropper purr conserves pivoting marinated overhangs yemeni
  waterproofing shipmates bestiality bugles livable truffles tabriz malocclusion appetizing idealize orgasmic seafloor
  disbanding contrariwise mimeograph unfruitful epileptics reflexively gendarme promulgating senecas rainstorm printings
  maroons regularization disfranchised sapphires maniacal endear aquiline equinoctial handset rescheduling berzelius
  arranger uncompensated morbidly plopped disfranchisement generalizes pittsfield godsend carcinogenicity ewer eclogue
  rambled coaling silliness aviary sunscreen antitank farmstead stria catatonic silts liberalize epicureans shorelines
  contextually sweeteners chauvinistic skater classicist lyly rounder unappreciated ejector confederated spitfire
  cohabiting tamer claustrophobic transsexual trolling bubbly spillway printouts crossbow doggerel carpus oise
  daguerreotype carnivore pettiness winsome anguilla vivisection ramming feuding gordian lucile slivers violoncello
  tousled beheading herbivore filly capsized leftmost infeasible ginkgo unpolished galled clansmen dielectrics emt
  variate sinecure bridesmaids philologists oxus lumbered mismatches reappearing sennett contrives flouted slights arty
  reveille hyphenated mulroney amalia voila ousting homophobic handicapping delimiting burro eerily thronging lifeblood
  pahlavi ebro flycatcher systematize jointing shirking fielded saccharin amundsen brigid slovenes decisiveness anneal
  viciousness acclimatization heliopolis algebras panelists chiffon entrap understate suppositories appreciatively
  bloomer refiner tannhauser pertinence reentered kinshasa lamprey smugly propels perjured abyssal weakling terriers
  sportsmanship uncollected reenacted loftiness regicide attics triples wac logger isthmian backtracking indy filmstrips
  argentinian heliocentric phyla deport stippled unwinding macs geodesic splattered certifications gimme synergism
  stockyards trespassers sleeveless pita blobs scalping rumblings thoth extinguishers immolation pesetas sketchbook
  overleaf zipped lackeys fib nob barreled gravestones refractories embarks fabrications hetero subtended menstruating
  encouragingly solipsism haney gringo mementos amigo bursitis instigating unifies holography contralto communally gents
  marjoram mobiles deputations mortise slidell infuriating chessboard flory majorca dosed airmail cording grumpy
  tenantry thoughtlessness cuss monarchists clarifications fluorite nestorius ream newlyweds fissile percolating
  bathhouse corot salable disinfecting assuaged hornets mantis stomp clemson lydian o'casey tankard yttrium stateroom
  chateaux dialectal rouses huddersfield stanch shopped directorates technetium aftercare marquesas spacers sauteed
  zoomed painterly squeamish mascara shanties indispensably synchronously eccentrics grimacing entangle vociferously
  ecumenism horsehair redeems legatees ruthenium enlivening umpires speckle blackpool choristers risc spools oddest
  cubit werewolf camacho transpires barents blockhouse unsubstantial ejaculatory renascence forehand transom uvula
  hypnotics colons rivas humanness vesalius shaming lowermost tricycle jillian easternmost catskill pediments geysers
  actuating meetinghouse bonito broadcloth benelux angrier meany beriberi sidings ginning studebaker mountaintop gags
  misconceived crimp loquacious ekg dissemble conjunct fellers delved pyrex sadr oriya stenographic breathlessness
  roadblock dampening predated diamagnetic gladdened physicality yeager thunderbolts pincus aromas glutton woodwind
  proofread cochineal velar bugger cornerstones hummingbirds chamomile practicalities pbx laotian negroid redirecting
  commingled phlebitis lumbermen fey tablecloths hostelry tills ergonomic cataloged excises miserly italianate
  amateurish maintainability theodolite hoffa galatea gorgon humanely carbines splinting workweek plaudits romanov
  unexposed fetches notarial smudged actuary dines giuliani abelson unfocused fluoridation taiga michelin roughage lauds
  sumptuously brazzaville suzerain yokes contrariety behring ordaining novae countable gummy temperamentally headlight
  microseconds nannie garnishment burrowed dukedom unctuous simony disappearances nonentity grandstand oriole waft
  senders bathes frets gyroscope aloha deist reminiscing keck obviates cardamom djibouti gazetted misapplication chanel
  mushy cfo chartism lxiv uracil discouragements prophesies catchy headset unpleasing actualize natty overseen gimmick
  appeasing fjords mystifying teachable rennet mottoes liveries hesitatingly solidifies gigs quakerism protuberances
  stigmas playroom usurious variably bluffing shiv teaming mocha enchantments enmities tans stashed scud interceded
  apostates disbelieving censorious glaciated essayists juggernaut hitters bounden philby sharpens taffy kluge garnets
  feathering depositories feelingly marooned quebecois exhibitor probationers perpetration kips delinquencies cuffed
  placeholder copes premieres lengthens subsume joyless curlew polythene prophetically kiwi prompter disquieted exude
  offensively concessional waldemar heralding libertarians foodstuff monopolization farrow consignor confiscations
  outage truckers interjections trilobites hersey constructionist fiduciaries overdrawn purred acrobatic bukhara bpm
  reassertion cantonal situates scrapping sids differentiable genocidal retroviruses minefield hagerstown lurching
  barrens lief criticality pasquale cubicles midstream jugglers pneumococci impenitent neruda ashy alpert deconstruct
  gog shuttles obsolescent gainer reformists handbills campaigner shiite evacuees bally limply mastic waltzes cardio
  claps stowage fining outcries taxonomies stanislavsky lames chuckles mathis highwaymen emasculated escutcheon
  boardroom cudgel finalize introvert metabolize fricative brawls perceptually tormentor draftsmen paean wineries
  belittling counterintelligence unmade fedora everlastingly psychopaths blasphemies ufa unfastened vela indescribably
  wearying licentiate dustin caskets conjurer multitasking microeconomics thessaloniki darlings rockers sexed hewed
  smirked incompatibilities megalopolis elysian forbearing inconsolable niggardly orderings amitriptyline espousal
  shoveling embroideries scarcer petites imbue fickleness annexations condillac scintillating taffeta fenders kicker
  chartreuse anchovies scorch astrolabe masquerades mowers ayurveda sosa luncheons quotidian scorning twang irresolution
  benignity flinching absoluteness icicles seductions slackness jutted perspicuous cosines stranglehold suffocate
  malformed impeccably foamed haft shim rejoining mainframes retirements incubus dexterously skippers karol obviating
  haj premonitory inheritor auricles chalcedony dignify swindler runic affixing interchangeability upbraided greenback
  outcropping purim fleecy jettisoned headstone bandy unlovely threshed cancellations tallinn chums infield apprise
  serialization proctors hepatocyte unforeseeable crescents hibernate catechisms schismatic msw overestimation matador
  motets furze glues demilitarized sharecropping semite lpg acquirer kiosks parodied irrationally aptness graphed
  ecuadorian dispensers erases sabotaged jaunt wiper maturer harmonizes olmec sectionalism flashlights beardless quails
  futurists filmy rightward disbelieved marseillaise skulking gulden recap fourscore sarasota captivate sourly phial
  kirov sweepstakes polyandry voles growls maxillae patties sundries instigators glazier capstone fortuitously sindhi
  sharers clumping luanda cessna orthogonality ingratiate reenactment bivalent diphthongs chicory caraway roomed
  scarlatina paddies canisters revitalizing mountings madrigals toenails entrancing jut zoologists macaques gsa catawba
  picturesquely steadier llano ascot rydberg illusive clack moccasin bobbins drowns reposes shifty choleric
  incomprehension counterbalancing arminius gleanings workaday inquiringly slavers hoists lepidus cybele leaner
  embryological freshened bumpers ferrell keypad tenanted clench compulsorily transience berated psychophysiology upwind
  shrubby redistributing leavened slr mandolin underemployed drooling eclogues hassles sloughs campaigners
  uncharacteristically dragonfly negativism ritualism appetizer greats stuttered excrescences conflated overzealous
  assemblers maldives lenoir porphyritic lapels antinuclear blameworthy multiplexed retouching ejaculate spinsters
  wiggled buccaneer psychopathy putter sendai arapaho disincentives rochambeau shoo slithered potty veneers swaddling
  crevasses sacroiliac phrasal jataka advisedly flours lozenges llamas swipe doldrums impetuously pulsar stouter
  criminologists parka flatters fokker ludicrously capote asimov forgings galatia reloaded timings fakes haring
  relaxants stroller acct disincentive blacking gouged codfish analects marksman ebullient gins perverts unacceptably
  assad andropov capetown rourke boosts chiba manured londoner esmeralda namibian snowflake frisco trumpeted plats
  oblate melchizedek clamber suckled wrenches slavishly asperger nugatory afterglow parishioner bowsprit unbleached
  partying airships profounder snowshoes nebular montoya lifter disturbingly voip tangentially hydrometer tapas
  amalgamate vixen retiree policed bronco bitters scald synthesizes pawnbroker boles brawn confectioners rocha rills
  bloodiest subtitles crevasse sundered candied lesseps tamely reversibly returnable yogis ringers diversionary howbeit
  florin tearfully synthetically lorn slouch faggots rotter centaurs banditry recife sweetener collating reintroduce
  timestamp wastebasket plucky perfectibility dilates macleish cheetah endearment moderators somnolence gobi lucidly
  tobit unstoppable bong subsidiarity buxom misgovernment tripe workloads intercommunication magnetometer handguns
  statesmanlike fundy madhouse algerians recharged freshest proportioning coalescing instrumentalist provisioned chaser
  rowboat underlings myelitis camellia remover grindstone loki tussle deconstructing wrights synergies deadliest cst
  mozzarella gizzard solvable mailboxes gerontological subarctic oratorios kana shorted adenoids petulance unsung
  extravaganza sequels guiltily overgrazing shrift pubescence hems elysium tableland morita milliner fidgeting regale
  repainted spry abjured countersigned elephantine wotan shatters hundredfold hdtv typefaces marsupial geocentric
  unconquered juster blanking lxvii meditates spermatozoon tumbles usu slaked misstatements mislaid agenesis registrants
  idealizing compiles onscreen technicolor seaborne threateningly spiky kirghiz housings hoosier stockpiling weddell
  instrumentalists charterers collages lifeboats buttes moldy interceptor unreachable tactless trivialities coroners
  unmask deferment wreaked censuring punning paling caving gaucho roxy relaxations buttercup fibonacci peduncles
  peopling prioritizing erodes supervene wresting annualized erotica defoliation relishing reclassification mistral
  rudiment pretax ensnared lora atavistic ersatz dockers cameramen wolverine lamely outfield salami coastlines fathering
  gadolinium delius commode bilinguals fumble lavatories canola gripe bolshevist slaving suckle wile stencils
  behaviorists gloating forefoot hardcore donnie balthazar terr joann auditions slurs shi'ite shari brownstone
  precolonial metabolically scrofula benignant mesas transceiver distill windswept hyacinths fronde scottsdale seagoing
  motivators resolvable dubbing butted governesses fido scourges trad refit splices renditions flagellation fragrances
  pequot paulette townhouse estella chemise redwoods miscreants prouder pruitt minion cupolas rerun melanges coagulate
  graveyards parthia vapid rutted wrongness grainy predicaments antonyms gamier scarlatti reanalysis practicum
  subcategory kaunda swig discordance flaunted theron subheadings deposing usurer tentacle nestlings carats tellingly
  cleanest cookbooks electrifying earp suggestiveness corporals sicilians resurfaced mezzanine berta lapps climaxes utc
  underpins adsorb subjoin merchantable nerved hospitalizations comport dehumanization snippets regatta regrouped
  crunched viscose thrasher endurable unproved campanella longhouse redound vga cranny poncho clapper chokes chimeric
  flirtatious lvov carrel frigidity corded overcharged rewind rubicon scrivener skylights vesper majoring derailed
  foreshore gretel excretions motes obscurities sunder arthroscopic paroles cirque elbowed trustful stilling adaption
  demurely stripling swazi minuit batters bipartite befitted yb dabbled ungulates fmri incites coders rootless lucre
  siddhartha marissa blackguard minicomputers retrovirus delightedly pager unsweetened trios crape hireling acrobats
  cutlass astarte terminable immodest constipated ranee sonja hallucinogens collard gearbox ods fancier chopra
  confederations etymologically salvaging conniving purines sauntering heartened lully silversmith forelegs mindy menage
  regretful electromagnetism aristocracies antediluvian comfortless sumerians smokey diskettes reconstructs shortwave
  affordability entailment reloading medics trolleys poacher shiftless adroitness arcing carpels pressman garters
  sisyphus desiderata ironwork barbarities palliate diathermy seleucid adversities ambuscade hansom heaves monosyllables
  admonishes abet evictions occasioning postulation expulsions ogilvy zoroastrianism pebbly pulpwood imprudently
  primroses tuneful ponders reappointed connived gayest ebullition lizzy oversea invigorate subalterns ostriches
  transgender mvp narcosis mesmer fastens ceremoniously misadventure autoimmunity blitzkrieg australopithecus
  unprocessed gassed sobriquet northrup personify villus astir exportable appertain protectionists skimpy ducklings
  porticoes lapsing debase cormorants decoupled huskily batu angstrom presenters ordains refinance cantatas quizzically
  wanes individuated sightless hashing florists unrealistically artillerymen stagnate sombrero desalination prophetical
  freestone recalculated suspenders mutters chirped maitreya delineations dekalb interjection lego capitoline simmered
  ult heston nevi foreshortened hairstyle faggot deterrents inroad kosygin crinkled vituperation tench inhaler nearshore
  readier nifedipine inveighed toxicities kyrgyzstan goofy noisome faucets runny parquet amusingly osteopathic
  backsliding trapeze colonoscopy jewelers eland anthropocentric desiree bowditch exeunt santana pylon declamatory
  miscalculated nonfunctional patios transmute escapist humph dietetics caissons rsi scrubby graduations ruminant saran
  cognates oops potholes oilfields cockle synthetics slenderness gosling unrivaled retouch sandbags ochoa forded lowery
  cheesecake musicology pommel chock deflate demean soundless impetigo polyhedral pined compulsively sardonically
  brahmanism pored stockpiles subverts melanomas mutinies posses honshu ptarmigan provocatively monstrosities crumbles
  oppresses windhoek lockean streetcars burglaries gravid dearness nocturne guarantors tepee instep abysses despairingly
  deduces carters tactically pleats archean eigenvector inauthentic waterborne monopolizing premeditation chauvinist
  sere slumbered iterator nontaxable educationists mongers vespucci erects circumpolar anzac tooled chancellorship
  cherubs batik noes corrode whew feebler cowling crisscrossed skylark foretelling molnar mauled tanners linnet
  questioningly cheesy atty beatriz bung unerringly disfiguring claudine rootlets litton imps viceregal whetstone
  snooping biff pharisaic asters undreamed bemoaned bridled transgressor deregulated sapping frontiersman catchments
  harlots throbs inadvertence hulks rebuking reliquary hardback muzzles meaty spiking evades moistening sojourners
  partaker bucked breadfruit acclimation badgers resonating diagrammed medellin fukuoka firings unsymmetrical whiplash
  seasick jovian recoils peacemakers tryst hoke seaworthy filenames jackass fester forbears ravings rif majoritarian
  recapitulated falseness scruffy samara wispy valenzuela botched sperms canad brigantine landholder marshaled waif xian
  edified climaxed fuzz prorogation roadsides encouragements babysitter jettison restating unrefined unimpressive phlox
  fugues chennai umbra mismanaged holdup perk perforate anent nonresidential beholders headlined slays allegra offenbach
  instrumented swatch reinvention nightcap ied upc overstepped congregationalist interurban hedgerow gulag sikhism
  masefield psychodrama fetishes voyeurism dissents khans madurai disdaining angevin polluters robt vaguest boycotting
  airbus shag instantiate homoerotic secy compendious hider critiquing hollering subtlest dowries mutinied xor hurls
  continuations narrations congeries pawing enunciate harrier positrons reformulate burrs stadiums replanting fica
  dainties indio hustings craned gilliam poorhouse maim tensely leering forestalling ordinations implosion plunderers
  appointive unlit sprayer bristly stank phoning personable fowling redistricting parsed juxtaposing flippers antedated
  delmar biz aphrodisiac menominee epigrammatic womankind oilman shockley rekindle interlopers searchable jumpy styx
  ayes trumpeters counteracts karamazov quivers safes corroding teutons chickenpox warded highbrow guava backhand
  cobblestones enlistments linotype immobilize viewfinder eratosthenes recombine allentown racialism outpourings
  bushings scratchy belittled hideout bennie underpants ashlar cajole sprites impressiveness spoor foretells replayed
  toasting superintendency reverberate fecund martinet readmitted presser fawkes soothes plaits ooh rodger proselyte
  flotsam gounod connotative photosensitive unsealed conservationist cowered phenomenally wardrobes dished mortify
  crowbar waistcoats sourced propulsive coasters monotonously prion roadbed donny sadhu sass recompensed quatrains
  youthfulness sakharov compartmentalized fictionalized questing proverbially sixes separability basting lupe lossless
  piglets biracial haptic handsomer capsicum endoscope extrovert kanji paychecks godot coffeehouse ferryman zap ferrets
  ethnics berserk impracticability prowled wincing circumlocution sudra propinquity pickups filet chileans sultana
  satiation sureness trifled gomulka crudity javelins whiles syncopated parsnips deafened hst collate kinky glace
  speedup diefenbaker apollos prolix insularity tilapia acculturated friendlier caterer uncompromisingly economizing
  falwell cleverer tendentious parricide tojo abalone eventualities masturbate epicenter oarsmen pansies generalists
  recuperating hydrophobia mischance dockyards dubrovnik charybdis dorms achaean millisecond floured tenderloin butting
  rwandan ambushes dowels tautological arthroscopy postmark pusan undersized homesteaders catt wonderingly serendipity
  verbalized preordained carolinian laue misinterpretations spouted glutinous paleocene gobble reorient subpoenaed memes
  childishness pele realpolitik trussed carting dunce cropper ladylike unwound slams dispossess professorships milks
  treacle adduces cleats reticulated suasion snorkeling nonreligious biomarkers implanting muhammadans giza golda opts
  satrap firefighter impulsion palsies spaciousness innervate spook hasidim tarp malfeasance whizzing feminized
  recrossed actualizing gantry amok homogeneously mermaids urinating somersault cranking dedicates loaning soulful
  eloped cyrano silkworms methamphetamine daubed greases communing coercing overhearing canticles deaconess throaty
  sundial mutational fakir dreadnought foisted mendocino penknife fonder gulping intermarry hexameter deluding
  perimeters azt spartacus sniping optimizer watermelons multiplications conservators maronite overdrive nokia uncounted
  franchised showings astrakhan benedictions giraffes conviviality cheerleader prurient portend distracts waistline
  anodyne scrapbooks neutralizes kodiak torquemada wizened refines clavier kempis confides atomized burdening icbms
  besotted greyhounds forgone prioritization unequaled sheol fascinates amoebae ballooning cadavers diphthong
  indiscipline curried chary signpost poultices fermat skunks megabytes coons consecrating washroom thunderbird
  laundered armadillo gallants reconfigured actuate shrivel blaspheme ruthie untaught oxidants superimpose backfired
  fallows micrometers pawned spiel osceola telecast embarrassingly explicitness ephemera schismatics functionalities
  cretinism gmat presupposing turners beelzebub hydrant barbershop dears elapses balled fluoroscopic amerindians valeria
  crestfallen playoffs postmasters esterhazy calibrations parochialism demographers oboes coulee farmsteads uncoupled
  blondes describable iterate scions neurologists intoxicants rawalpindi novosibirsk undulation isl ionians perigee
  subhuman electroscope phosphodiesterase vets uncircumcised cinch papered denominate suggestively readmission
  demonology billeted promontories nonmilitary yup bylaw geneticist sulking repayable reinvest rebounds unidentifiable
  limiter slat forensics satirists coasted interpolate radiologists sieving bondsmen bloating sectarians cuddled
  heirlooms slapstick pronto educates tingled loosens greenness mobbed dwarfism wipers behemoth indore sympathizer
  worshiper peninsulas doctoring pitchfork whirlpools peacefulness disentangled laths tidbits routinized qualifiers
  glowered spewing usurers inboard damming abrasives encumber toltec confiscating looker minis krill beerbohm astaire
  gnashing externalizing blanching huntsmen hibernating orchestrate contravened indulgently entrench legionaries
  interpolating hungered wittily paladin fidgeted cardiologist sevastopol imbeciles pundit paged fantasized modifiable
  pix isidro unreasonableness ruminating vermiculite jawed henchman superlatives rightmost airless vientiane insurances
  hornblower incinerators wanamaker flamenco homers strew folkloric swiftest refilling sidetracked sumac yalu gobbled
  picketed sensitize armonk abstentions confetti britishers wristwatch adjudicating trina bullish gooseberries pensively
  upstanding sunning revamped resurfacing winfrey perspicacity amoco meringue footers geniality gagging numeracy
  luxuriantly pushy downgraded palates univocal monarchic bounteous nonvolatile windscreen pander denigrated wigwams
  gynecologists gamekeeper harangued breather overkill sinker rimes flaxen spewed procurable maladministration
  cheesecloth melodramas cymbal unmotivated vitrified editorially thievery extrapolations iodides rothko scrapings
  grumman tidying litigious repents overactive probationer beggarly disputable jetties totter interrogators stapled
  creationism paralyses scoffing lacquers invalidation keels submersible lour transects revises garbed overruns fiddlers
  murcia scrimmage banns tricia voluptuousness minsky trudge sicknesses queasy seagulls gumbo engorged polyhedron blase
  cambric constrictions paunch forecourt mastodon parried senorita eakins downplayed suppleness writhe wrens unraveled
  hillier liqueurs seethed venation cartoonists riskier rustics adulterer magnificat clocked spillage llanos
  democratizing becalmed sponging bolls accruals mpg gusty incubators nonrecognition kindles bechtel erlenmeyer
  bivouacked trims censer lanthanum revile softcover wadding dst chaitanya songwriters krishnamurti blotter substantives
  marionette insolently implantable sequins murmansk stalactites freya bandstand shareware chub ashmolean disbursing
  numeration befalls enfolded aruba execration rumination mongoose gorgeously omicron frequents rotund demarcate pudgy
  rascally snobs apoplectic concretes victoriously daffodil stepdaughter sprat jell sherbet steinway waylaid
  parthenogenesis overawe kunming moire weasels jemmy bedspread adenoid swiveled clapboard labium propitiated eclipsing
  tuareg kroger disassembled sro baguio ismael yum honeyed milkweed o'higgins downers congregationalism diabolic ozarks
  freon sunnis forecasters exacerbates encamp socorro wracked hygienists andromache impugn contextualized proscriptions
  wheal meshing unbeknownst nonacademic prettiness eider expletive bewail vacationing freq pilfering cutaway hogshead
  opportunely paderewski campfires upsilon authenticating vietminh iconoclast suctioning buffoonery telemarketing
  marksmen misrepresenting upturn deselect loiter audiology lachrymal clerkship perching muskie defectors betrayer
  compartmentalization lido heritages nonstick coterminous myrna levesque trooped psychically slumping harping
  coexistent dolor waders accumulators honing acclimated anorexic malting pacifying centimes photocopied depolarizing
  relegating speculatively meteorologists freeholder aromatherapy grills quelling coauthored convicting radicalization
  proposer gayer shrews shawnees glaringly somalis flickers scorers pulpy globalizing bluntness unsettle menthol
  verticals folklorists militates snowman simulacrum fracas uriel confute samsung lxix perceivable battens onslaughts
  neoprene narcolepsy badlands abidjan opalescent interchanging telephoto confidants teemed npr mayoralty yawns gainsay
  thins troublemaker benumbed catalans chiefdom maceration overrode feisty uptight violas emancipating straightness
  cobblestone brazenly storekeepers beautifying augurs throttled masted doubters cerberus skewers flinty underrate
  stagnating quicklime stopwatch engross hipparchus testy shaun covariant mastiff potpourri anselmo stepchildren
  etymologies talismans commingling absconded auctioneers railwaymen brier corrals dressmaking mollify saboteurs
  polyesters furlongs distaff pappy maxi toothpicks hygienist dodgson encomiums sphincters bailing impoverish desolating
  speedometer resounds falsities mops floodplains olympiad blockhead wintertime poling anglicized escapism impotency
  puddling humps kraut expiated hecate thrillers glumly tongan irreparably kwakiutl adze flattens avatars motored
  consciousnesses samar extensibility bandwidths chipmunk coir mayst nonliving salish laptops antiquarians welland
  doubtlessly somnambulism frill nub molting accumulative hobble valhalla ablution basie fractious aversions compacting
  sitcom snagged rolando bugging conformists wedging circuiting wagoner motown previews pokes betokened uncultured
  haggai rightists nipping hallucinogenic chino inoculating stamen militated stockbrokers caudally cruse hypochondriac
  rcmp beaked communicant sailboats annoys thomistic curios plutocracy mohave incriminate tbilisi agriculturally daumier
  devastate panza divisiveness captioned occlusions blizzards glorifies patrolmen queued superscription antihistamine
  marketplaces supervenes gladiatorial outstandingly madonnas intaglio trenching alleyway reassessed coos promenades
  buchenwald gotham ornithological unaccented nascar bakersfield glimmered decrements blockades blared oligarchies
  incapacitating racecourse twittering murfreesboro reeked spiracles yelp amanuensis retell mainmast mips infighting
  aplomb inconceivably tigress awakenings radian jollity captaincy mortgagees jostle tranche fleetingly phantasms
  calipers trapdoor tosca expandable mnemonics minim enc nus skids technocracy urinal byes readiest negligibly
  unquestioningly shuns unary quip untrammeled stultifying eurodollar sidelights flout rebounded wycherley disquietude
  doctored chemo weightier deanna pulping superimposing amigos hirohito dispensable waffle scorer unsocial sententious
  fantasize subsumes mutely bantering homburg euphemisms lofts bull's gilda bandaging nines trammels nicobar buggies
  fawns bactria seedbed dalliance elfin cuddle consolatory cottagers faq flighty jittery longish bonsai trills canopied
  carnivora miasma acolytes clausius pities nonce inscribing fashionably spindly helvetius lopped classicists penman
  malathion paleontologists titicaca disperses malefactor perpendiculars sterno physiography skits libelous astronautics
  soothsayer unordered robby percents risorgimento canticle pinnate cautioning cyborg divesting expatriation cupful
  algonquian applesauce slumps dabbling bindery snared vegetated dudgeon passionless donizetti swindling indelicate
  coquettish samoans sunburned oldsmobile tarbell inefficiently ziegfeld wobbled indefiniteness apprehensively
  doorkeeper reboot voyaging maidservant ebbs seigneurs reproving impecunious parathion cackling dacron materialization
  pips perfects ineluctable brigandage nib chiding unfertilized mailman freeborn mealtimes disclaiming fiddles lotto
  dyspeptic bogie snaked ennoble halve crabbed mcclain seceding reinvented merchantman iscariot foxy rummage crossly
  remorseful inebriated athabasca hobbling lech furled phaedra filmstrip reheating nicked unconfirmed tilsit staffer
  neater scooted quarterdeck warbling protrusions backwash lakeland matriarch insanitary sidestep flagellates veg
  privies subprograms amenhotep retrogressive keeling xenophobic pamphleteer malleability complicit potentiate
  anemometer redraw anyplace fondled dud cottonwoods timbuktu sisterly henna joni uncomprehending seesaw clothier
  loitered quadrille jubilees braving effulgence protectively spigot pontoons bosporus captious egret griddle corvallis
  bruin nonplussed scone stigmatization individualizing scrubs stoutest freshen soaks orients bunching dortmund
  collegiality unalterably martians pennants rebelliousness napalm avoirdupois acoustically surrogacy grovelling
  sanctimonious firecrackers pilaster negritude hussar coffees superabundant internist thermoplastics tragedian
  carefulness spoonfuls actuation coot silversmiths injectors dreamland headdresses gurkha flowcharts foregrounds
  marigolds hindemith storybook litigate brutalities emirs glutted chronologies terracing cleanness legionary talley
  pustular homegrown grownups inedible frustrates disfigure stickler deaden absented plexiglas detraction wattage
  abbreviate wallets platitude deodorant equipoise halving oughtn't overstuffed valorous mystically scimitar deeded
  deprecation requited coimbatore toiletries neogene relaxant thudding openers vernaculars incendiaries canneries planer
  soliloquies tylenol contenting walloon popularizing expels harbingers kublai fascicles migraines preponderating
  scullery caw sicker addressees gymnast outfall pickings transponder legionnaires caulking humpback dragonflies
  ornithologists groggy potsherds refutations talkie nightstand nagged extricating villeins shoring assemblyman berets
  camcorder bagel hts newsman unabashedly unneeded agglomerations flabbergasted graceless submersion ethnologists jeer
  butterfat capon throwback pandering nev bimetallic peristyle reclassified nutting scamp stopover boxcar apter
  paraclete waives lippi icelanders babysitting predate headboard upholders frenchwoman dossiers narmada ramrod bisect
  selena swank roosters atalanta catechist shrilly ferraro polyphemus chimps bobs cambodians mitoses fiddled ataturk
  utopians nosing immaculately mitten reaps bandied respectably typhoons coachmen zapotec smartness draco saris
  backgammon marisa muncie decimation toughened wordlessly debaters freewill bassoons nutritionists thinkable nitration
  mohair coiffure geld yamagata praxiteles persimmon recollects dominants ludhiana nasals turnoff uncivil esperanto
  loggerheads instrumentally baryon hecuba hewing deploys chanter chargers aborigine gracefulness exciter leeuwenhoek
  marla annulling scones brogue contravenes sufficing miscreant riverbed silting dovetailed capriciously preheating
  arrowroot newsstand obviousness sodas schooldays agrarians seamed lunching mensuration boole lumping droned dds
  allying trances resupply glisten curdling dissociating supernovae diapason emulsified marshland springsteen decanted
  sneezed mushroomed alighieri theist immunizing arequipa pseud trawling subsumption pentecostals intelsat penciled
  hillbilly spherically propagator brutalized crannies disparagingly giselle mulled keystroke sculpting sainthood
  cashiers whoops joystick uncontroversial horthy redgrave adumbrated cronkite brigs drizzling jehoshaphat sluggishly
  antagonizing facetiously expostulation haying dmz psychologies electroencephalography reawakening breakneck
  unobjectionable holcomb purebred dreamless deflects ballistics foremast trilateral overemphasize kestrel retardant
  philly trickles stolypin dote votary incapacitation illumines godson unaffiliated haltingly nonintervention scull
  outsourced ruggedness conciliated okhotsk zigzags gleeful silicosis almoner phantasm stengel downer mutagens
  decrepitude serviceability avocados plaguing crispy accompanist spirochetes terrorize dissembling rifleman
  ejaculations warranting barbecued semiannually exoticism dugouts substrata dinar wobbling anticlerical revolutionizing
  ejecting boxwood fording forbore sacristan dowdy entryway holograms catechists elephantiasis immured feted joyner
  cutback inexpensively onassis hatchway daemons barres safflower affronts tightens scampering sidled georgette grottoes
  datatype stickiness institutionalizing lasagna fibular compositors spf crunchy accolade refocus messier androgenic
  homeroom pigtail meatballs biding interminably legalizing tenors alders bacillary soled prostituted shoeing sgml
  puffin mitochondrion palpitating checksum hickok euphemistically kronor pawnees culbertson eschews disengaging
  complimenting spearing fending skewer thresher declamations exorcist rancorous heartbeats glenohumeral recirculating
  roguish mulching collectible honking oxymoron gnomes reprimands interloper mottling herniated unsoundness flopping
  barroom fouls actuaries semitone perturbing contumely puncturing hiker dotting lafitte unhallowed knickers strep
  minimums aymara tromp flammability blunting cyclically wilmer hirelings libyans belshazzar malpractices inventoried
  repletion procurators flack recapturing braised blare movables hing gaslight incautious aldrin blinks becquerel
  insinuates flog doused lube chapultepec halfhearted lasses cheeky teem heterodoxy goon profiteers mummified oozes
  lipscomb reeducation tableware spasmodically espouses anarchistic zombies helots discography marksmanship nutcracker
  unasked underutilized armful benzine swindlers hoodlums imbibing bombardier prevision cicadas soonest chaperon
  possessiveness negress conquistadors bic airily concoct yaws repays sheikhs deportees webern cesspool dunk sopranos
  flannels basked zebras hebe acquiescing groupware smallish enchantress magpies jackpot belligerency vintages hyphens
  stoically segmenting lewinsky complaisant childishly brightens scythia reconcilable wraith wafting aftereffects hominy
  descriptively photographically woodbine meddled lilting recoiling misanthrope copilot cretans oligarchical
  acquaintanceship contractually disclaims prospers byword anchorages unmentioned profitless verbena isobars nintendo
  beefsteak legitimization integuments demagogic tswana antipas morgantown premonitions moats schoolyard opprobrious
  scourging slaver polytheistic painlessly shekels troubleshoot mentalities autographed bangladeshi interlace hyundai
  millay newsreels jubal pyotr braiding fissionable theatrically proscribe aristarchus inconvenienced knotting junkie
  invalidates partials strolls affectations deductively quintessentially abridging promethean straggled acrobatics
  leisured witter retracting severs valedictory overstep questionings mutilations nutritionist khayyam enervated
  existentially chieftainship videocassette expatiate optimizations spiritless explosively saks externalized peeps
  stably sophistical thwarts guaranties gammon rucksack peaty cartographer middens meltdown tranquilizer sweetening
  zimbabwean intensifier seraph usia gazelles saner notated peonies pinocchio hagiography meld taliesin cupids bungled
  unvarnished mesmeric freebooters petunia bernays pipers sandbox abjuration wraparound tyro vocally statutorily
  schnabel ineffectually prat monist blotch maidenhead perrier exorcised vestment allaying retching rejuvenate
  insubordinate nurtures outhouses hamming playoff reassures flapper henan eolian refitted slipshod carbuncle frothing
  overshot reminisced scotsmen redcoats supernal bringer knapsacks cotyledon waffles trestles overshadows sleazy
  woodsman rambo laocoon chews cagney diverticulitis proserpine sarge cordless fountainhead ibex dislodging baying
  expostulated decentralize exotics chastening invincibility scrolled handyman velez bugged fathomless drapers
  rottenness redouble wilkerson completions scapegoating mockingbird extols textually chamberlains mouthfuls
  redeployment welders flagpole cessions picnicking stipendiary fabulously untranslated humanize transsexuals woodhull
  astuteness cohan mizzen superhighway winging keokuk fricatives neutralism guardsman apologizes brunet themed
  colloquially precariousness astutely mogadishu cocos jangling esquires listlessness payday diaphanous entomologists
  cubed horseshoes conquistador butternut cowries scree floodgates fractals inching inbox girdled gulps adverting
  devolving seasickness jaguars nosy lockouts witticisms kentuckians oleander recline exasperate awestruck antic catv
  haters whopping overrunning viscus juxtapositions flagstones embargoes secant tippecanoe majored emetics preconception
  tablespoonfuls tidied militarized hamstrings shh reassurances twirl palimpsest injects expressively stumpy scythes
  yelping telecommuting tonsure wets blackface granddaughters oversupply orientalists doled secularist shays reinfection
  pone pavlovian renegotiate faints mantled roseate thalia cutouts handmaiden urania indefeasible previewing goldfield
  dandelions churlish threepence callable exfoliation pensioned intuit drovers whiteley nonrenewable ptah wagers
  prickles overwrite inappropriateness omnibuses hindquarters bravura desperadoes stunting sealants soothsayers
  breakpoints hijackers appallingly honeybee lakewood beady carbonized callas backspace babyhood transvestite
  skyrocketed chandragupta respirators accolades lcm lunchroom pendulums hangars darning bagpipes monoplane refreshingly
  laundress effervescent uncoupling saturates budded minimalism braggart overpriced adders billionaire viviparous
  backtrack shamanistic squibb critters donuts finisher shakily enchanter meandered disqualifying piney citadels
  fragmenting blotched jibe acreages geodesy clericalism bulleted ladles molluscan polluter disappointingly gaucher
  improvidence slants vivienne bowmen imponderable internationalists amaranth finned recrudescence retailed greatcoat
  yesteryear acquisitiveness measureless knolls jailers videoconferencing wrangler cheerleaders embellishing francisca
  hulking manque stratus masada brae leopoldo cockade gerardo reciprocation whys clinking spokespersons mylar petered
  disables stutterers emulsifying stupefaction jurymen citywide passives resizing neuralgic encysted swishing yearlings
  cicada aesthete sicken intermingle trafficked onsite overvaluation pullets detainee fredericton mauser calisthenics
  defeatist toting distiller chucked cajoling abettors purloined meritocracy extorting creditworthiness magnifications
  douay gimmicks xenia freezers anticlimax wayfarers modesto underage skeptically staunchest requite linebacker gunny
  disinvestment hodgepodge martinis isobaric colander nonthreatening aureole rosicrucian devaluations washable
  shoestring bewailed engrave adverbials sprinting misadventures guesthouse gouging vacating speedier signage
  cantankerous benevolently playhouses keeled retrofit pinpointing femaleness personifies topside spurted guarani
  cushioning intercessor cobs coven inelegant antacid tripods spiritualistic arum belem teuton wifely prater estrous
  reincarnated transportable incongruously occlude balustrades canard ramified outrigger existentialists soapstone
  ringleader plighted centipede butlers propitiatory gainers indents announcers showmanship dahlias indivisibility
  malamud balsa respecter frisk falters golconda hilltops sturdily crossfire vitus heartrending repairman overused
  cathartics poisonings godparents unashamedly atari manuela helicon tuscarora lemurs tempos insectivorous effluvia
  magnon biker cortices solidus anachronisms extenuation picot shafting leprous pantagruel bygones porthole watchtower
  maiming abut lepton boorish gaulish inlays grubbing roasts bedsteads maoists jacky structuralists supercomputer
  pictorially gentrification trivially depredation marveling whereto perelman schoolhouses knavery boathouse ritalin
  exculpatory hostiles placers mfg thant methought wiggling unhistorical neanderthals kamikaze steroidal luckier uplifts
  mithra flutters maginot hurtled pomposity railroading maputo oxidizes biochemist lexicography flouting crawler
  uncluttered metalanguage represses upholder transylvanian cochise undercurrents concatenated prelacy whacked musters
  jonathon gleaning jodie stampeded drover cinematographic cuddling creche avionics breastwork sycophants elision
  phosphors handwork organists hohenlohe undissolved arrant batty fidgety declaim transpiring whizzed lowliest huddling
  howdy gehenna unlearn audiotape constrictive unlocks mutterings porcelains envying untruthful gymnosperms maracaibo
  nightshade incommunicable cetaceans demobilized tress noelle sassy executrix blowout refundable palaver deactivated
  waltzing storyboard brassy derogate annelids earhart straightens gradualism clowning straddles debunking teems
  nichiren duvalier bizet consolidates ignites peppercorns sailings combustibles swum helicobacter glitters edify
  pipettes elastically levitation nicks disqualifications librettist recuperative speller familiars alarmist rookery
  hypochondria dethrone tucks sunfish crepes woolens downgrading allotting nostradamus accusatory saturnalia telescoping
  gallegos maniacs herero brushwork gaiters gurgle reconfigure osbert mimes fanatically telephonic alternators
  importuned daunt unconstitutionally aliyah deerskin marshaling foregrounding pellucid headmistress sabotaging prakrit
  capitulations glowering perpetrating truffaut initializing concretion benefaction peonage objectify hideaway humorists
  appurtenant faithlessness dolby shanxi nonrandom pulsars felonious hungers teetering westbound conventicles ironclads
  foregrounded ursa flatterer latticed dandies substantiating expends scuttling bankrupts outperformed unsteadiness
  demotic chutney sepulcher sevens unworldly intonations eulogized polytechnics davao hanukkah outsource grebe refitting
  fellas craziness romanticists zeroes gilberto tba sachems unashamed talkies paves anticommunism southwesterly
  incurably rattler uninstructed disinformation gangplank reformatories butters liniment gingham undefeated resections
  roget counterfeits infuses saprophytic jingles tapir intestacy endive menorah nijinsky sibylline fleeces waikiki
  cantaloupe detaches exploitable trackers electrocardiography autopilot clumped doyen coppery shadings religiousness
  moneylender defeatism sojourning unpremeditated stowing untangle travails infantryman menfolk eclat kneed miltiades
  sirloin gob beautification soyuz absinthe lumberman enlists denaturing hackles unrewarding gazebo inconveniently
  hooligans uproarious foreshortening throwers bostonian nationalize forecaster molesting nondeductible hexagram queenly
  detracting contouring gymnasiums unfiltered essie flexes counterclaims prorated polishes pecks weightlessness
  superfine moroccans leagued tulle bongo countermanded childlessness fibril golly outfielder chiming rewrites
  prospectuses firmware balsamic expunge abstractedly gabby doss superstructures christs porgy lookouts hibernian
  marionettes uppers stillbirth powering emulator lewdness magog lovecraft perceptively requisitioning prehensile
  coagulating quisling polonaise derail pentecostalism diatribes trumpeting squats saarinen overlaying pentameter resets
  coops lectureship equivalences belch decryption reawakened wrongdoers whimsy syllabuses beloit downgrade overblown
  carloads dobbin honeycombed chordal doxology snowshoe hulled northeasterly cellist escapement epitomize uninviting
  analysand emplacements giveaway stationer ceremonially bather sapporo paddocks quinton baas coxcomb animator gish
  summonses abominably dissonances externalization delores pgp individualize bifurcations impish coyly magritte karenina
  overlie handbags brocades pasco bated crazily tapeworms primula backpacking sarnoff tartuffe hazing conversationalist
  fuchsia earthbound stevedores benignly paraprofessionals inculcates curs tactician bonita misprint claustrophobia
  substructures rusts sumo snickered transpositions disinfect substantiates stokers pud scrupled minting burl defrauding
  pestilent uglier objectifying dispels barometers hydrotherapy zedekiah turnpikes shredding dilly basilicas
  prepossessing mahavira reconditioning demoniacal exigent bluebeard dirichlet topographically newtons daringly relishes
  asocial communiques warred broomstick northwesterly saunter amatory shrike snipped overpaid donn ricotta sidewall
  serviceman expertness milady larboard drugstores baling pabst memorably coinsurance betas thunderstruck northerner
  extinguishes sexless lethe tethys extortionate synchronicity swatches masterfully goodbyes lessors salespersons
  suppliants cromwellian marmot confusingly drear carousing headband pock childhoods deters soiree runyon lugging
  breakwaters allspice rontgen deadlocked tensing fulminating escher changsha chauffeurs exploiter fujitsu prudish
  brogan collides madera firebox ratiocination preceptors maul sleuth pickpockets assents veriest discourtesy ofttimes
  durum unappealing supernaturally gloat pesto folklorist armatures supremo asymmetrically pollsters saab metabolizing
  meteorologist lout driveways scarab cygnus detracted critter browsed filtrates sliders bloomingdale passerby tartly
  befuddled ecstatically lorena infrequency tarantula ferrying foothill chronicling unbridgeable hums reciprocals
  seismology strollers cooed occluding postprandial subtracts skated poundage pentagonal vandyke mutilating manservant
  hallow nunneries overtaxed trots macbride joinery incontestably seedless lamed surrealistic sealers methuselah quips
  photocell debutante horoscopes philander tendinitis bodega pesky varese neutralist blacklist gravitating pantomimes
  prepossessions lugged litanies hexameters enthronement misleadingly nihilist anathemas omdurman viburnum bisecting
  palomar midges bikers vijayanagar prig statuesque supremacist igloo pastured ceylonese lynette disburse footbridge
  josefa submerging calliope monstrously brats overreaching lancer mauriac sunstroke roaches shoveled pestering
  gentlewomen velcro radicalized wacker tangerine tabooed prolixity toots freemason abstractness amado swordsman
  isolationists sidestepped gabriela attar tenseness undeceived replanted ideologists helpmate exceptionalism speedway
  erector heatedly meriting dijkstra embroider locksmith resignedly semipermeable worthiest submissively coadjutors
  windowed unseeing modals tiresias tanneries sublimely pegging quartos ronda unsought zhdanov twitches sods elem
  abjection chimp sabra frighteningly honeybees subterfuges finitely circumvention peddle crony underparts touchingly
  enlightens burros durance gte backyards solidi brander violinists dissidence subfamilies caret elizabethtown
  improvisational anacreon marjory declassified swerving partings prudery recanted dwayne dandruff unflinchingly yanking
  hezbollah buttoning confuted cicatrix cortland cokes loge randi betrayals unicorns khyber manatee propounding saratov
  cooperstown salton oscillated foreplay quietest testily jottings serrate surabaya recreates percussive nauru
  corporeality handball deceivers valets evangelize pictographs mandrake chastising equaling sublimest flicks galvanism
  houseboat galvanizing hipped drywall pubes baldly exoskeleton filer driers debonair acacias crumbly sweatshop
  remorselessly heartiness unhinged percolate amoxicillin alcatraz ragweed innards cathleen muskegon leitmotif
  misdirection stiffeners fascicle applauds evangelizing unfaltering twp countrywide tendril repeals lawman remarque
  widener leafing memorialized holograph roadster bakelite discourteous excoriated abstemious whiten smiting sulfa
  condensations erebus wildcard asperities marshmallow crucifixes perfumery dogfish handlebars meretricious fredrick
  contingently avengers runt newscast workmanlike implores anhui safeway tattle megaphone jockeying matchmaker scamper
  unalienable pouted apollonian bilbo adjoin seamstresses arteriole oshkosh reoccupied clothesline svalbard moodily
  trapezium trolls crematorium flossie cyrillic dwarfing barabbas bookkeepers riesling rebounding prolapsed coexists
  unfurnished kleenex slighting lecherous jotting mackinaw terrorizing attendances debar hefner embezzled mulling
  leakages reheated hinayana semiautomatic izvestia visitant bombardments hailstones unjustifiably ornithologist
  vilification cleat antipoverty goldenrod obtrude comeliness snippet dudes curacy compassionately clank perverseness
  roping unsurprising schwarzkopf exuding contextualization nullifying footfalls harmonium connoted altamira
  oppressively azov ruminations licit looters purples enumerations lifeguard pusillanimous incoherently sequencer
  dehumanized suavity moonless directorial seminarians ribbing betide carillon mustaches schoolmistress niobe launder
  zephaniah newscasts gielgud greediness scow leonine bagels tortoiseshell sunless cassatt cellos zanuck antifreeze
  hohokam philosophize animadversions guideposts wheeze yardsticks biochemically poser inducers decamp dinnertime
  assonance blockages winches irrawaddy cackle whittling immigrate liquidators rearward hydrants blantyre charlottetown
  seduces forwardness scrubbers cadenza nonmember preys requester disdains rapeseed sojourned barrera ignoramus
  trillions unbeatable quietism confreres presages roundhouse slitting odoriferous destructively oilfield cussed
  gunshots causeways stiletto wellspring counterexample suffragettes millstones obscurantism condoning supervened unseat
  yelped freakish scuffed necessitous provenience perverting belligerence jamaicans kristina cctv maneuverability punks
  automakers izmir binaural defiling appending sportswear baize panned dumbly blighting discursively bodkin unpolluted
  minefields penetrations walesa wallop wavers flipper unpredictably gummed matriarchy mannequin pythias skeins tweak
  sugared wickets hamill adopter ween nonjudgmental fritters formalizing inking sagely expiatory footwork
  interdenominational mammogram pottage confectioner ipecac clucking cahokia jowl forages songbirds carping mendacity
  fulling sibilant mustangs despairs plaice asthmatics repine semiramis washerwoman frisbee harmonically unpractical
  preclusion sarto amphorae printmaking paperboard rebuffs coarsening showcases scapulae bugbear unsmiling stereoscope
  germicidal pylons unessential placated sublet retrospection wags leavening relived denotative overloads dressmakers
  wads broilers attenuating nonsurgical assails styron undeviating jacuzzi standings inquisitiveness sulk tarpon
  miniaturization delicatessen riv hoots jinn prologues masturbating avowing necking infringes depute offertory
  seductively highroad complexly cudgels subdues oftenest monoliths quibbling ruffling antidemocratic marysville dredges
  reba obama whirlwinds storerooms demigods inertness tripos complexioned capet insecticidal seljuk dreariness
  recommence bunche sanitized reconquered yip recapitulates disembarking serried foulest bisects holst spoiler warpath
  surcharged panoramas dotty drench decrying rephrase colas marcelo mangle misogynist kinswoman coagulant coital
  transcendentalists sedated harpoons loftily controvert interbreeding renegotiated limpopo coherency unrewarded maypole
  alehouse segregationist paramedic cafeterias confection hairdressers comportment timelines burks reevaluated griping
  repossession fastidiousness skittish sentimentalist arrogate wasatch overpopulated cancun chickasaws allegorically
  pushers cherie stilt periwinkle adjudge unfrequented creditably calligraphic privatize bittern stooges crooning
  petrels archiepiscopal obliterates cleanses alcoves proactively naivety bleary byline dirks drifters chengdu fedex
  bagpipe homelike clothiers cinematographer blackouts slake aurelio trobriand stranding hydrolyze neurosurgeon genially
  plasmon cotswold wilbert spatter decreeing leonor semicolons stifles grendel tull rupturing panache atreus haircuts
  contemporaneity czars czechoslovakian pavlova trekked unresponsiveness pedants drachmas eeo defibrillation wolfs
  endearments enforcers popup reusing gophers colombians williamsport deniers tussock steeping mozambican denier fatimid
  slouching decentralizing somnolent aramco counterfeited nursemaid icebox stiller vauban vindicates overextended
  liaoning wisteria nettled topper squashes untranslatable desegregated credentialing jawbone tirades supercomputers
  intuited direst ivs nisan limousines politicos billowed grandee cuboid bemoan wattles stoppard mammoths pawed
  tyrannous viagra extramural pessary decedents uncannily adsorbents scorsese cooperators hangout confutation
  chattahoochee reenact abduct baez jodi tampon swiped hebei careening mung declaiming pertinently bartenders imputes
  disentangling dunghill redden olav unappropriated archaeologically envies muddling vaporous fillip gastronomic
  apostrophes carborundum eked lampoon snowmobile quaintness alumna unblinking alpaca bebop jolson epicure dumpster
  procreate strangulated stewing schoolgirls desiccator sophistic farrakhan tardily reuniting bahamian nicklaus porno
  racehorse raquel babbled scottie jilted tomlin commandants infinitesimally cornbread jephthah duse reducer
  sensuousness alyssa extroverted hydraulically diastase herringbone clanged invulnerability jocasta perky nationalizing
  mullahs videlicet headteacher shillong oncologist ramification circlet szilard semiconducting encapsulating raffia
  freshening casters scoreboard vacantly saintliness caesura privatizing bardic pollinators fantasizing insensate
  diesels foreclosures albinism explicating postmodernists archduchess syncopation apically gazettes defamed barmaid
  overdrafts bloodhounds memorandums midsection stigmatize initializes digitization douro drippings infill witless
  testatrix lowliness reconstituting rifling hearkened agglutinated motorbike naves barbarously hungering voyeur
  outfitting grammy laconically terminologies lightens penitentiaries cheapening thumbing octets stigmatizing cower
  whitest mitigates endogenously foundering belched impersonally gemstones overborne interventionism vaporize
  fratricidal spud pasturing angelou koranic modeler referendums overestimates argot precipitant buttercups psyches
  fruitlessly bunkhouse pathless undismayed emacs attenuates estonians paramountcy amnesic ensnare frisky employable
  drifter lulling plovers enhancers enthralling saddler delimiter roams saddlebags preening washcloth cutlets
  overwintering teasingly pattering recombined unspecific inhalations glasshouse dicks impregnating bolero guinean
  angstroms internals cordilleras dairymen musky dishonestly wingers lemur magnolias verandas macerated gargantua
  multifamily raceway opcode craps offbeat cannonball antedates demodulation handily westerlies peugeot puke adjudicator
  brocaded apia trespassed shingled karo villein parvenu bioreactor wastelands conned fairgrounds changeling fustian
  videotex conservatories casements acolyte condiment hardier casualness poss squeals bimetallism translatable
  vacillated plod danae yardage copiers mushrooming eddying conciliator neurologically extraordinaire siphoned
  hyphenation balder raptors necromancy creasing valences professionalized sleighs mankato upbraid scrabble sunbelt
  electroencephalographic homogenizing screenplays chitinous cirrhotic crewman evocations kasai embossing chitosan
  upstage relinquishes topless barbra briquettes orthopedics pickerel contestable warty quasar reclusive timpani
  nostalgically subventions strophes racemes kook neoclassicism digraph montenegrin guardhouse excrescence fascinations
  penetrative pitta caseworkers unburdened provender risotto gassing duchesses lexicographer rosier vermouth suffragette
  birdsong lowness stoked regressing undergarments maturely lasing boggling houseman baldy micky quavering ahriman dtp
  torturers interleaving peacekeepers vileness stagflation ocher embrasures hatcheries synthesizers tinctured pistils
  waywardness unrolling koan luff anagram shibboleth sphinxes misusing virtuously stinger lidded smetana herbalists
  microfilming bandanna hohenstaufen addressable impersonating mongering canting kaddish unassigned sternest hummocks
  columned perked sprinkles lambing incinerated sargasso enticement steersman supportable straitjacket neurasthenic
  disturbers bub waddled shipwrights divestment riverboat shepherding vulcanized counteroffensive retrial bouncer
  redrawing vineland pretzels romping denizen boos deflector dutiable adulterers cyclades converses vorster spruces
  ditched sixfold topsails knits spartanburg honorarium kingstown blankness littering smirking reasserting baseboard
  bewailing disassociate bespectacled psychotics suppository orthodontics mescaline nashua categorizations coring
  antivirus unselfishly woodchuck polymorphous crudeness hangzhou wondrously occupationally belg embroidering humberto
  defers greenbelt lapidary itasca kurosawa bermudas singsong romany mcadam cirri brakeman chyme scams kayaks
  schoolbooks peculation loraine gallstone improprieties logbook teases interconnects honeydew teasdale orchestrating
  smarts elucidates shaanxi distrusting gossiped nutter tomahawks hermaphrodites warble eastbound centipedes baudouin
  distractedly rps monetarism obstreperous metempsychosis flavorful choreographers direful nucleate kayla goldfinch
  unfeasible conduces collarbone cleanser subjugating laplacian preadolescent divorcee lulls ditties tamarack
  gullibility fistulous milliard denigrating comforters eventuate tubby freethinkers chandrasekhar liquefy cecelia
  buckshot unzipped lyricist outdid qaddafi atahualpa bloomers zigzagging tantalus likeliest sweatshops pocketing roosts
  incandescence caterers dotage flagstone extroversion interfaced wainscot maintainable extender bowstring gurgled
  unicameral sideshow wizardry devaluing biographic leaderless schoolmate teleconferencing stateliness plop tomboy mangy
  shiner unawareness seasonably showrooms basswood unfixed fagin searchingly juxtaposes cavalryman taskmaster eustis
  redheaded blurt foxglove pistachio freestyle jeez booting spanked ximenes flirtations gehrig yugoslavian copulate
  readying pickpocket gambles revivalists hows caboose nannies rejoins mobilizes baleen pester wordplay intranets
  twinned firefighting teeter roved modernistic strafing gushes braked boreas extremest pustule toileting handrail
  keepsake vivifying detonator privet partnered edsel protozoans unthinkingly insanely makarios fidget unconcealed
  petrolatum begonia catacomb expositors adverts jinks equipages beefy dirigible wimp neutrally defaulters unguided
  harrows msgr unsearchable buffeting agnostics rsvp shevardnadze bijou hermitian merrier hawser alleviates outages
  izaak restarting reamer connemara normand neologisms scoping disembarkation halite brainwashed jolts ozzie
  nonexclusive interrelate conflagrations staph poppa raspy editable refreshes swifts bashfulness scenting longhand
  univalent indexer egged happenstance untying mtg envisaging recheck loewe slithering stepparent lawgivers studding
  bumbling sightseers seismological saltpeter thresh flan gouges begrudge tasha cloying microchip slicked vamp
  preservers herbalist dribbled sloughed consigning austronesian bannock sanctifies ohmmeter erna clade congratulates
  sentimentally haunch glorying enforcer geostationary centralist wheelhouse marshmallows gondolas vituperative spurting
  skimmer beekeeping arbutus dibble krone nags subdominant footfall hexagons inessential undersides pemmican spineless
  startles likening recapitalization bullfight unlined motorboat crosscut cuckold construes outgrew massages undefinable
  notching alienates uninspiring emulsifier appertains consignees expressionists nebr jabbing fitchburg dirtiest brits
  discountenanced emirate fitters mambo motorways velma envelopment pompeian tented sheryl doles reassembly tinctures
  chiropractors octogenarian clovers centrifuging spooked retractable swindled crisscross covenanting irredeemable
  sables transshipment buts tragedians swooning pranced dairyman ypsilanti disputant globalism inheritable invoicing
  harries choreographic hairstyles wrack aws arcturus mcveigh funneled fuzziness detonate anubis ballpoint vocalists
  jansenist barracuda woodcutter glares humanization supplicant aleutians jauntily pergola wallowed slicker
  confraternities streisand amortize roofless irrecoverable reinstating miniaturized mistrustful scandalously parities
  scrum congruous thickenings richthofen rosters purifier emo scientology oregonian mirages gazetteers topmast gluon
  behan breastbone sledgehammer orc travelogue scotchmen perls amaryllis chongqing craning underachievement
  eccentrically pricey flagon harriett crushers counterattacks tinting wildcats evildoers farrier phantasmagoria
  megawatts demographically windless breadwinners temporizing superstars aircrew nevsky dooms cowherd applicators crecy
  snoop hospices reinterpreting rosaries harems transected couscous hocks meddlesome goer faxed judaeo alcestis swooned
  halliburton forgoing tots whimsically coley timescales excruciatingly pinafore concoctions braying foulness parterre
  turnabout acetates forthrightly charades capillarity inquisitions sondheim bugler silencer southeasterly despoil
  dermatologist loons kilauea cuckoos antedate nonalignment ryukyu yesterdays needling nonaggression sterilizer
  relegation endgame restates optician intermezzo bloodhound visualizations retry verger oilcloth piggyback cobblers
  needlepoint sneaks defame brainchild laggard ambassadorial dui dabble corked metier kayaking dejectedly mathewson
  disagreeably spank payloads byronic circumnavigation wilsonian mattel gripper riddance zorn retinas friendliest
  reactivate cohabit slinging fondle wardroom thirsted balearic orthodoxies derricks murk raffle accordant dells tonto
  bemoaning systematizing coors mastermind invalided gorgas pealing wheaten anklets dingo hallows feeler bequeathing
  schematics tacos vocalic resettle fess sharecropper continentals ionize disproving pampering unhesitating quarantined
  midyear lox recharging neighing grilles caddie vend tuns universalizing tryout pinpoints psychotherapies disassociated
  inverters unearthing geek xmas musicianship efl microcosmic reveling ditching plaiting unpropitious vickie lexicons
  goatee celtics rioted extraterritoriality missourians buffets distressingly faustian parasols garlanded larkspur
  phonologically cabinetmaker troglodytes easiness recouped wended madrasa powwow reappointment hibernia destabilized
  agglomerate sourdough coeducation wheelbarrows isomerism caparisoned aleut saroyan bridesmaid indispensability
  sevenths transcendentalist reminisce decencies preconditioning formalists unready burnishing pullout thanksgivings
  overconfidence domesticate punctuating lineman overhand sager accusingly pajama brenton panegyrics willfulness shirked
  peddled bailout immunize musharraf thomism juts forwarder sterns atomizer circumscribing pariahs syrupy waldheim
  dubcek carnivals mollusk rakish imbalanced southbound iconoclasts outflanked mineralogist frilly acquiescent senescent
  confederacies bolsters zebedee raper raves rifting zenger splay fanciers straightedge prognostications blackmailing
  populating sidekick goalie tonsillectomy wineglass prolongations megalomania berm oxidizer biochemists traceability
  cannibalistic harrowed serums cabarets boulez prostrating disproof dionne hummer forcefulness sporty wagering
  coauthors birding aping auditoriums machetes espy proselytism gunpoint decommissioning fusillade summations batsman
  honecker customhouse smugness disposer snaking arrogated nostrums guppy subversives untypical concentrically veers liq
  unroll riverfront suffragan undesirables miscarry pealed deface impersonate quailed baedeker slink psychics descry
  reemergence confections renomination makeover porcupines forsakes monger agreeableness bullfrog imprisonments
  amalgamating lufthansa mucilaginous napster magnanimously lookers kickbacks meditatively espn nifty craftily
  expletives rachmaninoff carves revues tachometer parsnip libertines platted mauryan substations stepper woodard
  shampoos riposte elope pontchartrain physiotherapist declarer auras foursome cockatoo mideast ramiro wildflower
  unstudied pompously okayama aspirator crackles vacationers playtime calloused thermostats piglet cloakroom unworthily
  cantilevered interpol inflaming candler annuitant man's deflating sapper connery extrude flatbed manichean twister
  wiretapping roslyn ashtrays demilitarization pinkie stockades equiv whisking stolidly evaporators cowrie harpies
  caseloads videodisc malted buckram reconquer cimabue slimmer omsk ionesco unexploited nondisclosure woodwinds
  backwaters sartorial transcaucasia dwindles windblown fabians catskills ageism coulombs forking pointy lutes jiangxi
  timbering raptor tinfoil matterhorn munched contravening distillates vicissitude shabbily castigation shuffles donnell
  softwoods hairpins esteems ruck hiccups cameos corvettes metamorphose layperson misbehaving strikebreakers gladiolus
  impregnate democratize hensley walkout pugnacity weaklings genealogist lemmas soporific boons treks asap akhmatova
  bewilder earmarks adjudications earthed blueness soundlessly pluralists bakes melding enshrine backbones sulkily
  ingenuously goading floodlights gyrations noontide theists truckload bairn pigtails crossovers abaft granddad
  prepackaged cornering counterexamples turnovers crudities bambi contemned magnifier delbert essene scrapie stunningly
  spanner forklift i'm silvers humanoid timberline schwarzenegger judgeship shames freewheeling ambling cuspid amharic
  broaching hydrangea condemnatory funicular musics curdled landmass laypeople waifs hyssop honk polonium castellated
  intermarriages peephole kiowas misanthropy decamped apps barberry hitches outfitters redefines superhero lackluster
  chalets introverts juxtapose shuttling nonphysical zygotes cabals deplorably scarps merlot leaderships olduvai
  tradespeople motherfucker codifying foreignness transvestism treadle murmurings dace penalizing pungency sadist
  muddied lemaitre marrakesh heathenish bondsman glossaries humorless chirico truckee bedfellows blip leptons voyageur
  alleyways skylab primly metacarpals melamine unbaptized patronymic amazes checkmate juntas twaddle flay depolarized
  trashy educable ecologic sandbar painkillers leery sheave anyways duos dumpy unenthusiastic servitors lexus marcher
  diagnostician unromantic creamer marinate headstones oversimplify aspirates nonnative alkyd sudetenland cobras
  orientate blasphemer blacklisted chambersburg tucuman annotate expropriate micawber picky huffed pimple helmeted
  nuzzled moroni bawl depressives limpet fathomed trochaic upfront felts deceits portended stippling deconstructed
  motorcar counteraction crimped snorkel bamako bolsheviki repatriate frolics defibrillator sarcasms genealogists micros
  airliners sleepwalking unremittingly guardedly vireo stenciled deaconesses underflow whensoever courtrooms
  unconstitutionality jacquard hairdressing eatables osteopathy flagellate funnier cursors enunciating closeup
  paracetamol freaked elsinore seagram koizumi inextinguishable interrupter solders physiques thatching basho
  noninterference baronage pedaling castaway heliotrope doted letterman ephesian reinvigorated anesthetist bootleg
  decant wreckers wildernesses dilapidation epidemiologists providences blasphemed pinon metes scuffling tamworth
  magellanic capistrano syndicalists kkk lanolin xylophone egrets doorsteps ivories metastasize messiaen unsuitability
  chatterley prefigures unsentimental renumbered calla ninetieth lampreys downturns noreen appendectomy nonprescription
  valuer consistencies subtractions unvoiced helluva reconvened tesol detonating churchwarden seashells bruegel satraps
  amalgamations expansiveness prude rudders fluting duh troika procrastinate squeaks undertow parchments trucker scalars
  why'd mountebank orgiastic postpones witticism stentorian appositive mortgaging handshakes escapees scolds dealerships
  garnishee paratyphoid northbound undemanding onegin soirees bludgeon wintergreen emollient submarginal seismograph
  wherry escarpments talcum frittered gainsaid biosensors undershirt uncomplaining lgbt adulteress largess modish
  wending aspartame jousting yaounde stylistics emended legibly tampons kidnapper turbot stringently moldavian
  shepherded gardenia wwi collocations mummery scooters humanitarians singaporean nyasa inure paterfamilias homonyms
  lsat monetarists postmarked schemer truffle breadcrumbs nonfatal metatarsals outworks sherpa mazatlan curtsy ducat
  defaulter tole refocusing menelik impounding sarsaparilla volubility spoof giro exoneration nonreactive swash pilings
  snores afghani chaplet consumerist potentiated visualizes trinket antisubmarine overcharge biped trooping impassively
  quaver lupine questioners reviling pisistratus seethe pilloried betoken polarize tows unlikeness smudges clitoral
  vegan mesmerizing viscountess merman ruffed refuel chiropractor indecipherable sidelight bestir agglomerates miltonic
  onsets ideologue headmasters rhomboid malcontent truisms watchdogs congeniality dangerfield nominates minder quizzed
  intercessions chianti sentience casals paraquat debby dolorous lorain huger luckiest explications adzes frighted tron
  molokai redactor enchant vars lunging movingly bsd incriminated intermissions wastefulness understaffed chaldea
  unsolvable unscrewed farthings avows shareholdings saviors chasers witchery reasoners floater apostleship detests
  catapults spearheads coveralls bergerac plataea nikkei imbroglio backdoor throwaway subplot cartographers kristine
  misbehave groins incrustation citroen medan ampler hosanna checkups drowsily nonworking berliners entombment hollowing
  incommensurate tegucigalpa geosyncline pyrrhic reeks colicky wacky impeachments incising corbels embitter misdiagnosed
  crooned surcharges beachfront noncombatants pamphleteers straggle matronly extralegal ratifies slops pinball
  hematological zollverein interposes marginalia wadded scalene latvians subvention hyperplane slob taxied torricelli
  neatest cuchulain broads configurable canvassers kentuckian chilies putrefactive plucks deductibles tharp
  pusillanimity refract voronezh whoosh condescendingly pleasingly gator neocolonialism bailiwick nonoperative neodymium
  voyeuristic erasures unsheathed mandelbrot fungous gashes edgewise kalevala leaseholds optometry downbeat blarney
  garnering peregrinations committeeman barbell uncountable bluer boeotian plenteous tansy bobcat mercers blackboards
  supplicate disenfranchisement hussite northeastward challis dillinger aquariums terrapin wittingly amperage
  vainglorious loincloth streetlights lithographed discolor disposals molders wildfowl huntress nightdress caustics
  vainglory possibles bursar provisos affianced classifiable popeye realign glossing pamper haiphong cookers nameplate
  astonishes carob smokestack condos overwritten divulging timberland pertinacious refurbishment magsaysay suffragist
  copperplate anchorite pedagogues gallops marinas lifters trumpery infesting snide impala hags preschooler itemize
  signorina brainless noncustodial ethological betokens miscalculations dior penises secularists impudently hazelnut
  trundled awls amble catwalk demoralize underclothes coxswain dodges safavid giannini gonorrheal nonvoting shikoku
  sassanian incautiously oersted escalators demonstratives conventicle warlock gossipy vestries lugger sutler newsboys
  mordred bountifully wreaking squawk abscission pennsylvanians pincer mikoyan mingus perspire blazoned lysenko
  rapturously ploys vocative cadaverous malediction familiarization rejuvenating cicerone disturber catkins simulacra
  altercations yawl blinder reconnoiter conestoga abuts disorienting bulfinch unambitious grizzlies tarkington minuteman
  delves clarksville cochabamba hubei stanchions astringents landsman grouper linchpin dena sympathizes rhenium bashed
  saxophonist touchdowns amoebic appends grandiloquent jami antifascist distrusts treblinka metropolises skopje
  billingsgate dulling radiantly overdoing kiddie cantrell negotiability leniently gerrymandering slandering
  immoderately triremes literates anime rivaling ashikaga cauterization pensionable bleakness striping smashes
  pseudonymous shankara committeemen compos grotesques rigoletto functionalists giacometti finial grossed ragas mensa
  pdt loafer softener revamping strippers workdays delectation exorcisms bookbinder underfed balaclava carnelian
  mainstays sunbathing pict morasses inactivating rosanna teaser implacably clausal buffing fiscally dissembled
  pitilessly praetors baubles feckless volcker nanosecond ascendance susana sawyers evasively bridgetown smoothest
  expressionistic copperhead obfuscation narnia homesteading catalyzing jinx dyestuff neckties schemed coho scarcities
  demeaned buyouts riled quires usmc shard misdeed volute ninja drunkenly romanticist frolicking odets friary outflank
  thole acrostic augured asphyxiation sephardi stapler cauldrons siphons gloated fraternally muskrats kidnappings quads
  junkies dietitians comedic stinted icily portcullis corruptly inkstand chickadee camellias aficionados repining
  squelch harriers dicotyledons abattoir aisha koppel exclamatory gansu antiferromagnetic pardoner pissing wingspan
  itched sunburst senates tangy grooving ppr annihilates jabs kagoshima zeroed discos lashings voraciously firmed
  crotchet filibustering spluttered centavos celebrants patagonian clapton hortatory steno mirthful whitsunday snowballs
  thrifts nicaraguans actives reinstall reversions tenderer swot meres repetitively uncrossed coveting cursorily
  impeaching nonempty rials seraphic diasporas nastiness weds hustlers tourney aerials saturnine brews canaveral lajos
  breadths cluck raindrop carded tragicomedy squids shorthorn crinoline uncensored tremolo vaguer forgers enumerators
  palmy sieved wisher fenestration anesthesiologists careened connive whir guyanese microsecond salacious overpass
  nanette coffeepot marcie empyrean actuates mindoro singe adventuring cartage steinem welshmen watermarking bitmaps
  bearish grudged flatus frodo confucians internationalized dickensian cockerel brampton stockhausen karaoke massiveness
  christlike naphtali hooray kitchenette classing cormack verbosity headquarter disinterred miry griffins unsaved silted
  distressful shekel hawked misuses heartiest businesswoman chalices disgorge unreformed gored nonsectarian superscripts
  untruths volatilized splittings valance castaways honky horsey languorous bacteriologist prickle tipper resultants
  regenerates augustinians howrah typesetter amie pressmen harking handbill unprepossessing fastball embrasure bipedal
  sedately prognostication hairdo progestins embroil foreordained imogene tycoons trevino prevarication gleaner
  entrenching letdown angularity wombs homiletic tamping cheops insolubility gargoyles reemployment directorships
  emulsification watchwords litigating congregants gringos centurions paralegals goalkeeper spica lade telescoped
  bisector crocheted nightshirt misleads mendacious abuja plummeting jitters detentions sextet declivities bondholder
  gymnasts morons enlarger motorman proffers snead beretta haggle wishbone strumming cablegram baronies pureed marring
  minamoto portends grandiosity heedlessly burdock blackbeard clueless neoconservative belorussian bastardy forlornly
  coagulates refurbishing grapevines mishandling thereabout bubo touting kazakhs exhumation satanism torturer unmerciful
  oviducts sizzle slurring thousandfold videotaping reflexology resentfully trigonometrical dateline noontime samovar
  unclothed sniffs cattleman irresponsibly alleghenies freelancers assemblymen slaughters supplicating mugging
  suburbanites loyd defector veneered oho absconding deviancy walleye dysphoria haranguing wist lobotomy inseparability
  accentual sojourns bernese batons backpacks tdd eyelash sebum cenotaph barrages anticlines queers pervasively
  emasculation slaughterhouses inscribes andorra overstocked winger spaniels nonsexual costuming flippancy misrepresents
  categorizes levering lemme blaster enviously outshone reoriented incidentals unedited bulking repercussion tularemia
  bisection vaqueros serengeti placating mks squawking preponderate madwoman vicegerent cutoffs gluttonous rustlers
  spangles straightforwardness pistillate rhapsodies toccata proprietaries godunov biotechnological cantered dawdling
  roomful champollion shearers tammuz spiraled liquidations kenosha sulked deactivate egotist kmart melisande tocsin
  chenille manholes missives wildebeest biscayne clocking cranach spawns repossessed impoverishing maharishi benghazi
  fahd timekeeper roughed lieutenancy finalists infidelities craw overdoses paleontologist dustbin predeceased prithee
  rescheduled joblessness premixed halfpence disabuse clucked addled defecate reassessing snipes incorrectness
  vulcanization awn mallards obtruded reassembling somersaults mujib hephaestus outshine parallelograms kickapoo
  stepchild elvin borstal medusae policymaker banting pacifier franny interlocks parasitical workaholic malodorous
  pluses familiarizing chaplaincy understudy readjusting churchgoers lairds triplex beckley bergs egotistic adjudicative
  handshaking pyrimidines nips fistful overabundance pashas habiliments stupefying disassemble recirculated janelle
  comps tamped eyeglass paraplegic ordinariness adhesiveness hallucinating initialed transmuting buffoons chipmunks
  bisque kurd obtuseness considerately resurface animalcules belay starlit ungodliness forevermore sags philistinism
  bacteriologic ramie commonness contumacy hellfire civet undulated hussy industrialize blurb indecorous bulimic
  trichinosis ranted transgresses muzzled ewers stubbed lolled idled spew welts marple petulantly birthmark gauzy
  foreleg mellifluous breathy dioxins broths undecidable rabbinate decorates eumenides dabbing discretely specters
  tercentenary paralyzes upstarts fabricators usurps unscrew antigenicity disconsolately beetroot relearning
  secretariats saki recalculate corvus gigabit banishes barefaced josefina yamaha swimsuit waddling nonalcoholic
  larousse placebos czarina soddy gecko guizhou monocle orin horseplay lisping heiresses transliterated untarnished
  gamester mashing flits enabler wenches hardheaded commendatory gargle resurrecting ska striation commemorations harks
  hookups goons bulletproof recalcitrance hiccup protuberant expectorant tinplate zany allstate acrylics immobilizing
  inchon midpoints diagnostically breastfeed circumscription undercarriage crofters puffer guillotined perturb tweeds
  headpiece acupressure progressiveness ailed marginals collude kevlar exhales zeroth spotter primitively steams
  microfinance outgoings ottawas joust cordials granola upholsterer microelectronic tinkled hoofed deliverers leno
  unlighted seconding sloshing expatiated kiwanis wheelbase briers hookup osages trainmen relenting hakka downloadable
  tonya wham unchaste mallets intertwine allergenic blackmailed recyclable pinioned generics carbonation pshaw
  beekeepers racketeers imelda badgered interpenetrating teacups outbid remounted kathie colonnaded tribesman expedience
  forelimb tomsk nappy moping socials ultrahigh parolees indecisiveness puckering mumbles gaborone tsunamis concertina
  kiribati broadsheet unhooked furtwangler seuss tarawa kudos bibliographer horas piquancy archaism gastropod oculist
  brandies overexposure wholesomeness brushstrokes tabla placidity extrajudicial disgracefully ctesiphon wahhabi spunk
  sprayers motorcade bleakly exuberantly inquests jabbering peerages chars bracero vlad grumbles stutterer jonesboro
  wormed adducing hatters recreant cheri reschedule proofreader deadlocks preform gadfly nerveless aileron cackled
  tripling hardiest cryptically perfunctorily ramify suchlike creameries massenet trotters byway heinlein newsboy
  depreciates serendipitous rajahs telly churchyards armagnac hunkered interscholastic porting rhombus quirinal kinked
  pixie hermaphroditic nexis abstains handpicked finishers arbors dob nerd politicking translucency ecus teaspoonfuls
  mejia hygrometer conspectus compeers quakes animators littler lumbago suttee fiche snorts escalates volunteerism
  antimalarial benefactress overheat portholes bassist berate commensurable blinders effused ordinaries robustly
  turbaned viticulture chipper inharmonious lorentzian bathtubs fullback bjork entrusts mitzi profaneness eavesdrop
  sockeye disallowing natter ccu assertively pianissimo abrogating stillbirths tapper sycamores outcroppings
  crisscrossing castanets unforced healthily neap exculpate dismember defused reshuffle browner decontrol shoves
  simpsons emulsifiers fratricide deforms subsuming adjusters linemen tidiness suppurating byblos encroaches cannonading
  joyousness poltava schwa odometer misappropriated reemerged bents cockles underhanded agog mantissa tricking britisher
  misnamed northwestward brianna suzhou platypus supervening torturous ferrule snarls balling chancy xerography knobby
  convalescing draftees monounsaturated newsstands muleteers therm energizes hoed sequester multilingualism democratized
  versified formlessness bolshoi unseated squirted anvils chippewas hatted preciousness perspex leavings vilify swivels
  timepiece jiffy muggy freethinker hedgehogs newline akiva unconsidered unveils limousin gpu boded daredevil snored
  mutate expansively scavenge opines qinghai loll monorail correctable hardboard caravel rephrased underfunded
  electromagnets groats solarium matchmaking multiplexers rec'd mouthwash aztlan prayerfully archly husking descant
  dilutes stodgy annalist casseroles hermite oneidas dockside regicides hypercube sinecures vibes warrens palliatives
  teeny snot elkhart servitor tiptoes drawling mousetrap manicure rescinding twitter bodywork ribaldry enfold overthrows
  gagarin sophism trig coreligionists lollard canted taoists fortissimo slugging reconnoitering unheralded qed
  historiographer mongolism propounds preponderantly kickoff smooths urological milieus cheapened payed monomania
  whiskered chinchilla housecleaning freeholds segre calamine knuth forelock diorama thumbnails mullions absolving
  olympians rvs plasterers ruses shims overstating receptiveness argonaut indoctrinate internationals scissor pucker
  swag unmaking typo cheapen thermostatic reefed floaters dirtier prepayments aquatint orbicular hookers scoffs sturdier
  manacles abcs baled naturalize hornbeam unmusical shenyang profs jocks windfalls seawall palmed rutting bloodbath
  gowned vaporizer ravish gasser numerously weirdly bearskin coffeehouses calluses antimatter unmentionable graveside
  palomino worksite atv hamitic muskogee reverberates roughshod bowlers lorelei catchwords tureen repellents urologist
  mistrial duple kraals allegretto ameliorative abates inclemency decoders chronometers dehydrating roughs backpackers
  repainting croppers shipbuilder comfy prissy muckraking macaw steelworks loanwords felicities conundrums musicality
  retrain transcriber foist fogged lockup ruminate sarong paraprofessional toppings conformism vibrancy tediousness
  ungraceful legerdemain fucker illuminati bleat recuperated craftspeople boxcars unburden moister diversely shiites
  abased invitational tracheae altiplano terrifies bulganin depersonalized liven bunuel juggled mouthpieces copywriter
  causeless concessionary gesticulation outstripping upcountry drakes ungraded valenti wiki hamstrung remonstrating
  lechery madcap cognomen breakfasting iroquoian demigod peppery fellatio cheviot dink overprotective infinitival
  gridlock markups daguerre chilliness valentines jibes newts antonym recapitulating costliness titillating
  convalescents centrifuges unitas eulogistic jesters chooser levered overstates puddled canopus jangled berating dubs
  skyrocketing conspires dismissively scarfs grownup halftime loony glitch smokestacks matchbox banshee operettas
  tasking disseminates shuttled catty qualm greenhorn ineffectively switchboards hybridize semisolid biofilms caravels
  militantly fatwa pollyanna comber palest strum irradiating fattest chevrons advisement toughening leesburg tamales
  contemn acerbic indefatigably steeps dobbins euphemistic dict boaters bagatelle upbraiding uncommunicative miamis
  protract cappuccino toothbrushes shamefaced abstinent gouda chevaliers crees apses composedly darter zappa ursuline
  sculpt hemlocks diacritical voile latte shambling revelers harpy olivetti trimmers catalepsy contumacious prate
  urinals intercessory flawlessly iguanas restorers galvani equerry chukchi heckler impenetrability serbians stockpiled
  drool foredoomed impersonated hypothyroid ravioli peeler moonstone culottes hieroglyph metalworkers personalizing
  wrecker ruination reprieved desperado demerol elided pullover bethink hamilcar britches wallboard antedating
  uncomplimentary spattering reshuffling insureds halfback fearfulness hesperus milken acclimatized rushmore stuccoed
  thudded hypothesizes galvanize dumpling partway unembarrassed beeper gesticulations clavichord straights seamy
  ironwood mauricio ravening desuetude swill brigadiers burris ogres interject interceding devastatingly drivel
  aquamarine novellas posy refocused doffed billowy ferreting granddaddy allurement barbel encyclicals disbandment
  stardust dozier churns nanotube ohs urey vitrification curies realignments blokes plumped redecorated bunnies throe
  janitorial hindmost massifs suggestible unexpectedness duopoly ency heaviside materializes laundromat earlobe
  monocotyledons overstepping ruckus suppressors titling cosmologies koala eventide hemorrhaging assholes overrate
  audaciously retaliating speedwell swains crouches maoism leis misted cyclamen sandman communed learnedly creaky
  elusiveness pectic touts counterpane opossums cricketer racquetball gargoyle scribbles demesnes audiotapes laggards
  jowls overconfident aleuts hypnotherapy reconciliations conflate algonquins penurious duds tinkers barbecues parakeet
  amputee riffle arbitrated mixtec storefronts reyna preoccupy stevedore miscommunication mystify sandbank ingenuousness
  manta photogenic crumple toboggan basilisk colloquies dolmen cuddly bathos brokering locution rhinos upped spleens
  ambergris evita repossess quadrangles washstand paddlers slinking angeline brokaw musicological exceptionable salvos
  adas legislatively mulberries irreverently marginalize boors shirtsleeves deadpan cuttlefish specifiable vertiginous
  typifying hitchhiking greasing copses automatons criollo kronecker woodshed bayous pend ghibelline nevermore volutes
  lullabies unsociable scudding android bairns degassing revalued sacredly befriending medicinally drollery leapfrog
  toffee wheezed sops gits gobbling dethronement overreach gilts diagramming incapacitate workflows thoroughbreds
  concocting lancing castrate raggedy forwarders hellebore pastas sealskin sondra propagators ataxic jerkin
  transitioning finicky moodiness disapprovingly aerodromes circumferences arm's dishwashers suzette deliriously lauding
  milliners buttressing padang openwork biro weaved vitalizing grimness voltmeters multiplicand thumps calumniated
  headteachers woodblock raconteur positiveness glassed miscibility brokered rezoning educationist teardrop raze
  swamping completest prognoses bested israels zoroastrians satiate arpeggios fruited strewing archways oilier
  overreaction busters afrocentric lariat scarification crummy universalized byre particularize squelched percolated
  debuted amplifications interweave broils southeastward windsurfing murderess windbreaks latecomers cashiered
  martingale howler hoodwinked discountenance tailgate brimful quicksands windowing misconstruction requital reining
  rinses scoffers wettest tremulously retrenched capsize nabisco moonbeams shoelaces socialite underpayment springbok
  morgans immortalize mannequins notepaper retracts atavism lemmings opine bialystok oceanus precancerous foxhole gripes
  penology recross agronomists revetment expressways accidentals portages breastfed corbel fictitiously flunked
  riskiness inconspicuously palpating residencies ateliers ascertains insets anomalously charring horticulturist mitts
  consorting schematized solipsistic queerly grazers detonations prosperously marsala deprecatory cozumel sabers odom
  menials gibes kosciusko remediable frilled auguries amalgams chapeau manacled windowpane bootleggers extenuate staved
  vitiates nosegay panicking eatable grimmer overestimating absentmindedly busying taster schoolfellows consumables
  spurning obit viacom tippet booed ratliff bloat intriguingly bouncy editorialized bougainvillea saddling middles
  mansard diptych arawak disgusts norad theosophists scrappy fizzled unilateralism erma obligates ponderously nesselrode
  scraggly chairpersons rocketed tricksters prenatally revlon demagoguery mongolians swaggered enfolding captained
  oleomargarine briny grads megabyte relegates printable meghan seascape dropsical veracious varnishing palatines gashed
  souring scriabin nanoseconds shucks rosemarie brims yews parfait brassiere gibe figments hirsute ringling dims
  fallowing satirize pandas untended capitally fixatives nonmagnetic claudette holdover doubter retested spaceflight
  adjudicatory tweaking stenography oversights junipers prepossession stets milliards aventine hovercraft sowers shaves
  aspersion xci unhygienic erbium reliever clownish moralize distend curries radiosurgery supermen roberson bifurcate
  sparky chunder stylists phenacetin jacking mics logy fairground chiller foible bedpan vomits capek lawmaker
  disrespectfully gelling geometer revamp sweetish dallying outlasted satirically finials parachutists excalibur
  subdivides tantalizingly reallocate multiyear cesspools rumbles absorbents weightings reruns filibusters carburetors
  ronny nonsmoking bipolarity incalculably followings withstands refereed picador extrasensory freighting midriff
  wallaby cluttering ghoulish benchley unschooled ventriloquist comprehensibility isabela bardeen dabs nondeterministic
  inflexibly messiahs outpaced tooting puppetry undoes bestsellers brisket demarcations physio decanters ductless
  dehydrate interments capulet roguery specif opel misinterpreting melded woodpile sideburns factotum desecrate turbojet
  pawl wale stopgap mutagen rhinoceroses acidly sikorsky wrestles verdigris invitingly cottager spenders incompetents
  pullers chumash droops vigilantly armani feta ellipsoids tog sprinter abductions resolver parodying commutes hones
  tessie cuisines antipathetic ambitiously nihilists hucksters stovepipe turtleneck oscars snouts sitcoms intractability
  prejudgment prerecorded careworn shortsightedness dockets mfr futilely archdeacons quayside bract coif aspens trisha
  ieyasu walkman polices thaws mammograms enticements napoleons antithetic condign stooge unloving windbreak numerology
  sandpipers egocentricity depletes fraying whorehouse carbs refrigerants buchwald swaddled bootstrapping visages
  fogging oort chairing shorebirds beekeeper whelp basally crocuses appealingly trematodes demagnetization reformations
  shuck bootlegging tunneled unfrozen blaspheming incitements mends jordanians micmac ancestress bosh manumitted
  interceptors fumigated recd censers bacchanalian flycatchers scruggs qty jingoism perquisite asmara aphelion repairers
  unsparingly bumblebee hashed smothers pawnshop zine stoat quibbles verged correctives crispness hegira probated
  gambols hooliganism flightless trilby laypersons overmastering songwriting granges piebald sponged icicle congregating
  craftiness overreached oxbow stiffener semitones busybody wellhead underbelly orangutan brokenness lolly nakedly farsi
  pyrotechnics reimbursable playgoers unemployable girdling concessionaires safaris christianize cowpox demolitions
  electroshock busyness indenting dixieland gere protectiveness creationists elongates bibliophile wainscoting coccus
  intriguer outstrips douches clinching crowfoot wastepaper okla playlist stints idolater disgraces blustery hydrosphere
  awfulness sheri supers obduracy redneck timbres tonnages articled overturns delphinium snicker enlivens ramanujan
  handcrafted swished catchword quot misapprehensions bandleader hypothesizing riffles parathyroids incomprehensibility
  baobab copiousness mugged achiever retrench dishing personifying fallback recliner cicatrices whiteboard noninfectious
  seabird hinter interventionists muffling vibrators bauble pliability rusticated winnowed proffering yaks countersign
  tarim ballplayers corrugations damps smalls duisburg waddle dermatological supercargo holistically pacer sprints
  locutions epigraphy endorser spoilers cpo visioning electrostatics beehives headfirst clavicles convocations hockney
  oakum curatorial salado sadhus sconces scrunched loping gorging unpreparedness educationalists pleaders frivolities
  musicologist berra newel spitfires elysee poppet sunnyvale flounders megahertz sorta demarcating recurrently eggshells
  grovel supercharged nonmetals immoralities barbuda vermiform eyeless sedulous earache ladybird numbly stateside atonal
  bobbi correlatives infuriate dither iceman downswing torsos erick biko docent morosely arraign blanketing pluralities
  mycology rappers hazelnuts jacked bluest ornamenting quizzing palembang decelerating uploading uzi signposted sinbad
  headroom sandbanks candice swathe golds castries hippos poltergeist conurbation dumbbells glimmers feeblest bareness
  horacio befit pectorals forepart affably disconnects footholds lilliput aussie signboard disarranged adar
  interpenetrate burs outsides nurserymen laminating redone chasuble newfangled sixteenths prefixing libidinous revisits
  thutmose epigraphs firehouse overpowers shakedown flintlock workfare kathiawar tami crumpling compellingly jinny
  brazed reallocated sullenness convoke metatarsus wagtail liveried notarized rickover threadlike handrails convener
  rosalyn shelve panaceas gooey driller yuppie careering strainers industriousness vintners synopses uproariously
  esteeming canonically contextualize woodcraft whitehorse wistfulness blacksburg blimp gunsmith folksy puckett
  dislocate jackknife rapper jeeves backslash metformin papas musingly tediously horseflesh wolfish constricts shorting
  chlordane billeting doable outran countrywomen irreducibly tarrying hereon abstainers abductors forswear fancifully
  temptress bulldozed rampaging erasers vdt vinous telegraphing farinaceous bigfoot tangling steeplechase humaneness
  thickener lairs multiplicities dmd stoking humbleness psychoanalytically slither hopis callously bursae legitimates
  difficultly cutlasses unconcernedly dromedary secretiveness airfare doggy kindhearted moonlighting carpel cowslip
  leaseback udders elongating tinny nonbelievers pullet fauntleroy preminger misjudge misspelling reordered chickpea
  unexciting brooder lotuses minibus underclothing etcher pomeranian paar predawn wicca convenes multivitamin
  disgustedly starker ladoga undesirability persuader colorfully fundraiser regularize sweepings firework wanner marceau
  clinked snuffing baronetcy lexicographers prowler undersell imploringly keening cassiopeia hesperia thur inhumanly
  mods signalman rostand strongman hedonist begonias marimba disqualifies netherworld teetered chickpeas intoning
  refugio impound pics liverworts remount zither morphs limpets subcontracts fizz impatiens diffuseness kaaba loped eave
  stickleback donates pretesting catamaran inhalant sidelined remits vaunt whitewashing busk bisexuals gauchos rinds
  baccarat encrypting materializing hernial aborting undimmed heifetz mishandled presentiments noisier retook
  panchromatic agronomist hunks watermarks deceitfulness turreted oviparous viols taciturnity kinking gucci prideful
  impostures divisors roiling embouchure ostler nonnegotiable dulcimer subcontracted wayfaring lanai southwestward
  prejudicing aplenty fractionally fugal nonperformance trundle nectarines scoot preliterate mavericks whooped euphony
  cresting pelleted accost animadversion pretentiousness hefted gawd hewers lawbreakers contretemps snobbishness evian
  postilion tugboat reapply megawatt humidifier dramatizations mummers rhapsodic papery chapped signori mesdames
  dniester harts croatians sloshed skinheads excising armbands adventurism alack impedimenta autocrats locators soph
  plaints execrated limbaugh bluebirds wearies ascribable noumea housetops saleswoman flamingos germinates mindlessly
  ahem grosses adventuresome amaru anaerobically omani finalizing teletext inaugurates succulents footloose pockmarked
  unverifiable chugged menes egregiously inbuilt lincolns filthiness milkmaid airlock unutterably inebriate youngish
  balusters buckboard sensuously desktops innervates chunking laureates azimuths expostulations unceremonious
  paramedical spoofing unplugged grater collaborates specialism orizaba hurler overshooting neologism salver lemming
  glitches conduced outgo ratty eyelet llb ramifying exhaustible angiosperm forewarning elev nasturtium ballplayer
  monosyllable dachshund tenons cricketers trillium eatery drafter metallurgist hounding equips skullcap spreaders
  extensiveness fatuity reasserts kingfishers lenard loris insouciance recalculation iridescence imprecation splat
  mobilizations heeds bloodstains insurgencies marquetry layla outvoted lampblack sublease bondmen cerulean deriding
  unwrap humbles arithmetically unblushing malaysians muleteer condescends quitter cowhide dithering veggies fragonard
  polanski abdicating adana inanity glob vitalized longhorn assassinating dacha firestorm toggles jangle schnapps
  sickroom adjourning spheroids submicroscopic bullfighting seaplanes banisters gregariousness typicality lanyard
  erotically ravenously batterers federate impellers recluses hokusai glaxo incrementalism asynchronously alana hippy
  suntan amputate courthouses puppeteer carmelo thirsts grayed satirizes purl racialist filbert chatelaine blacktop
  incivility spluttering nazca somberly aleichem czerny buttonholes gimp leafs micronesian symbology zhivago replaying
  goethals dhoti spats dormers grouted altoona functor masochist consorted annalists atacama foundlings expounder
  extruding theosophist longboat devitalized calicoes mephisto ergosterol carpetbaggers rummy wanderlust ubs alibis
  recharges iodized beys ganja gaggle caustically samplings frequenters vacillations bedeviled chugging nearsighted
  meritocratic conjugations stationmaster harrisonburg microsurgery moped maunder sonogram okinawan taxonomists
  scheherazade entreats invoiced maximums imponderables purposefulness witching foresail pecs reaming fixate zippers
  willowy stagecraft meighen blazon racehorses carmela inflames krista paranoiac presets shitty toughs wats presentments
  agglutinating softeners galileans bedbugs rends shrewdest prenuptial songsters pocketbooks fishmonger dispiriting
  snuggle sensualist moet ornery configures superlatively costliest bhutanese inactivates strangles gamow plainclothes
  corms mawkish misbehaved blanked solstices darla haystacks lollipop workhorse connubial landmines fleeced lepus
  sadomasochistic shallowly lusting nickelodeon elbowing excreting margret werewolves cheekbone halloo bicuspids
  swineherd sentimentalists lela proserpina pretzel drachma optometrist fortifies shipmate topologically voa anywise
  fatalist acquaints oreg snooze caedmon hooch blankenship attestations loneliest spaceships skewing marmara satirizing
  missioners shooed jingled firebrands mcguffey coteries reentering souk trellises deleon beery prohibitionists
  intercedes savoyard edt boob vibe chug handlebar stanchion bareback yahoos enrolls supplants reinvigorate gyp
  seaworthiness plainsong caking exults josephs hummock falconry overreact chides astronomic minty sverdlovsk flirts
  victual tsimshian drearily armlets tautologies metrically shibboleths disinherit croissant uncombined baath
  bodybuilding akkad leafage fishmongers skateboard antispasmodic saddening beeves hanker vegetate ssw poled threesome
  vacillate chalks countermeasure frontally kinetically ayah hypocritically vader businessperson kiddies radials
  wearable cottontail reconfirmed shenanigans subtotals catalpa cousteau janacek turnstile loquacity admonitory
  bloodline dallied inputting prospected convertibles deferrals effectuated leticia putrefying aphoristic outdistanced
  marshlands mountainsides hobbyists heartlessness godfathers alights unstinting sheboygan canaletto sidewalls amparo
  intergalactic dpt songster kilts adjured polyurethanes mamet combativeness sega wikipedia expos jedi clannish
  biosensor freshet trinidadian poach stine squib destruct recessionary twee lysistrata bodes hailstorm reintegrate
  incise ebola transvestites brandi leaver ophthalmologists miffed aspirating callisto pinholes calve bookmaker fullers
  scantiness downplaying couching disobeys broadsword garrets emotionless flailed understandingly inartistic birthrates
  circumstantially languishes barged bricked scruff misdiagnosis detonators immolated sizer hazarding merrymaking
  comradely aforethought idealizations shallot wheedling nulls akimbo mescal takeout hormuz molesters innervating
  antitoxins provocateur boobs fungible sumatran spaatz vang haversack julienne compo earthing pleadingly modelers
  biannual starves lauri goatskin regnant blazers assortments sublimed confiscatory prefacing inefficacy sensationalist
  outwork azerbaijani lothario woodmen slaw koontz meow carbuncles whines romancing teapots englishwomen concordances
  couperin naturalizing heeling immovably eyesore gaits yerevan distending numerators vicuna oceanside lovesick epcot
  zigzagged parkersburg catchall naughtiness biennially junket solicitously tidbit dowsing dazzlingly eula laverne
  pilfered phanerozoic lodestone misstep worriedly firesides seignior optimizes rebutting afterbirth kenyans pleat
  enshrouded mellowing connoting clamors blemished undramatic unexceptional shored zlotys fabricator selflessly
  incunabula batterer lusted taints ghoul admixed chortled whoring petunias trilobite frat frisians barbadian myrmidons
  eardrums indistinctness saguaro shutdowns chlorofluorocarbons reconverted sprightliness extenders sloths littlest
  disavowing sirocco ornately flatworms chewy moniker necromancer transoceanic shipwright mowgli girding airtime
  misunderstands overripe farad castigate decorously akita discomposed bookmakers enigmatically bots crotchets
  immigrating reneged lopping gerbil ukase carryovers topicality overbalance gnomic spacial christmastime unmake wiretap
  collaterally roquefort dwarfish guilder teary creches emulates kristi behests retrievable jetting riverbanks
  forefather electrocution plumbed prefigure ballooned gemstone clews finalist massasoit philandering splurge crusting
  ferryboat hallstatt compassing spurns electrics duplicitous impassible majolica pizzicato smokehouse neighborliness
  aesthetes nylons jabber chrism subtopics laius solenoids vivace isinglass replant choler oms attenders infilling
  analogically keri gratifies squirting calabashes feedlot collider cloture peevishly navvies trucked legless deforest
  undiscriminating emancipator unwrapping lawmen guadalquivir nullifies hijack reprogramming restatements nonrefundable
  leanness reselling repairer backbreaking crosscutting tunney clydesdale greensward liposuction thalami nestles baryons
  capably bureaucratized flagellated squarish desegregate disproves quaked impersonations adsorbing verbalizing
  conversationally cubists catatonia gristle revisers horseless drumbeat flounced leered straggler foully cornets
  cussing relearn schoolfellow setts disappoints trainable mires brokenly thorazine fags supererogation stapling
  maidenly sulfurous swisher gritting housewares unrevealed burp battlement alphas bettie spooks reconditioned
  disjuncture sourness foxholes guitarists hardwired cedes hasted plungers retaking gaffer metathesis misspellings
  weatherman inundate rower seinfeld blockhouses gunwales specifiers aquarian throttles invalidism unhealthful
  unverified medias illegals cosmonauts corsage spirochete swoops coddled glaciations demagogy dollop convergences
  obsequiousness gyms drillers prows misquoted semicircles tallying amputees titter gerbils rouges parceled audibility
  counterfeiters inspiriting phonographs wooten overeat insignificantly jailhouse giraudoux fairways schoolrooms haled
  ailerons bonhomie metallurgists grenadines ricochet croissants zipping woodsmen deena pallbearers saatchi maternally
  maryann inclusively unplug groveling masterminded volstead bacchic understates dreadnoughts nibs fervency cabana
  siphoning abjectly stabled grayness teed defusing unlearning outnumbering gusset infiltrators docketed marci sibyls
  yapping goof waterhole humidified griffon gullah uncompressed pressurization statehouse solecism onomatopoeia
  shrubberies prosciutto marauder floodwaters refashioned demystify apocalypses beaujolais indestructibility zooms
  womanish elma spitefully lumberjack ariz whatnot decelerated unitedly periphrastic promo reattachment ransacking
  hypocrisies jigger coddling collectivized junkyard engulfs impersonator anthill conj runnels epiphanies tungus squibs
  beluga countenancing kerchiefs bola flavorings attune upmarket hydrolyzes fluffed viaducts foreclosing waksman
  antiphonal eliminations noncooperation wrangell humidification rickshaws fended blu blights carafe undeceive paps
  louella evensong ramada binges douse bulgar defacing repulsing eglantine embowered inexpert recitatives lampoons
  gatling valkyrie pawnbrokers finny overindulgence brainy voracity airbrush drinkable phis rainfalls reseller satiny
  subtropics remissness duroc tickles groundswell essequibo dusters skewered nonexempt birdlike potentiates holsters
  conakry rupiah newscaster dolefully legitimizes prejudge vacuuming townhouses selvage bulldogs couturier duenna
  possessives clacking unvaried weyden roughening sundae producible ashing hafnium hollyhocks parabolas unfitting
  raincoats sedans unstrung underarm madding criminologist zing scrambles jackdaw candelabrum anticyclone eateries
  latching lavishing padlocked lidia pouncing anabolism mattes electrocardiograms woodworkers caulk grep nonfood
  perspicacious peripatetics phagocyte romanticize filers altaic formosan consecrates extrication brindle bushido
  fordable thunderclap rethought deistic rosales stol oaf prattling windstorm surfeited literalness climatically
  rainstorms derelicts heist sycophant kaunas pertinaciously policewoman housemaids unseasonably smorgasbord whats
  timekeeping microcosms pestles kilter oleo redissolved klimt librettos reducers yemenite revenging boilerplate knifed
  sledding bumpkin standpipe netherlanders subdomain sherri pamirs coverlets minter thanes blackmailer screenwriters
  tames capitalizes absolves despoiling dazzles astronomically countermand aftershocks mufflers reoccupation predating
  dysphoric goshawk treasonous vaporizing pimento rambunctious castrating spiracle mazurka trashed churl honked awol
  scalds reproofs strophic hitlers whippings albatrosses cambial grapples unchained knickerbockers pedagogically curfews
  bruins deferentially tangibly luella undulate footplate snowstorms spenserian atrophies comoros intermixing shrilled
  budweiser conjoin mapper ultras sprockets dago quantifies trekkers inveigled polysyllabic coinages catnip eyestrain
  partitive dinky curtsied placentas powdering creationist tethering disconcert saucepans compartmental hopscotch jocund
  palings kutuzov fassbinder latitudinarian trickier disconcertingly sneezes longueur scriptwriter tropism rechargeable
  stonemason balks jokers reefer kankakee showcased parolee prickling ashkenazim issachar tirol indeterminable farrago
  suse revokes ineluctably loungers regurgitated minx sinkers dismembering reapplied pinyon sluggard poodles tambourines
  stepparents stiffens hilts agrarianism mignonette copperheads intriguers mattock streaky rhinoplasty nonusers ideogram
  measly opticians nits contrarily reduplicated lancets minivan cattails shamelessness fum fledglings grippe diffidently
  temperately augmentations chorister bluefish firecracker cays badgering tranquilizing undependable tramples dedekind
  rolex slaved novelette flumes kristy galois dragnet glenna geffen nonstructural downstage mayans changchun parachuted
  reintroducing stipple vetting tumultuously librium sadomasochism irradiate avondale cowbird overreacting splotches
  embarrasses quotable obscurantist hearthstone freethinking dirges hooligan aesculapius fetishistic slalom tahitians
  moho unfading baronets girths tranches beltway lackadaisical backdrops hairbrush revved bulked panniers nutmegs
  gauntlets priesthoods olympias froward drafty tux weathercock tickler gasses extrusions fencer roaster xi'an
  massacring flotillas anticyclonic immateriality disabused jetsam bluebells smocks uninformative sexology
  undervaluation ghouls injudiciously payouts onrush panasonic theorizes stinky windowpanes ejects pulsate provocateurs
  tobacconist regresses facially debuts cogitation misaligned resampling stupidest eleemosynary flurries cloisonne
  procurer plebiscites mamas dulls ironmonger furring seafarer hajji orangutans proscribing tanager inhalants beagles
  subtends realigned neoconservatives kapok blessedly bulks cautiousness smites lettuces derange gimlet caballeros
  chablis outperforms diddle inrush agglutinate chucking piazzas beatified trencher chucks courser slatted velveteen
  sask gnaws cupcakes inappreciable epson formidably mohegan erogenous simpering gordimer rusticity audiologist
  burgeoned cavorting consanguineous hidebound krasnoyarsk smarted dispatchers tommie bookworm uncleanliness defrost
  refills infinities serializable fifes sheerness gotcha misanthropic switchbacks shariah racketeer alterable bookie
  snowdrifts moated toyoda anagrams depressingly plaids hoaxes dulcet reproves rumba onsager braziers disowning
  antillean brokenhearted chickadees redirects faqs linwood mandalas chitchat reprobates pestiferous rowling
  capriciousness gyroscopic homeliness habitability spooned enumerator cawing companionway tonalities pron beeline
  betaken murasaki cryosurgery filched thunderer dolmens cantu smallholdings ramblings slanderer trampoline camoens
  uploaded venezuelans ampersand gammas extradited parallelization planked laburnum goldsboro spidery excoriation wolds
  curated reexamining mayfly shrouding disorganizing pursing precognition fauns irremediably scorbutic overfeeding
  placeholders unsorted lineament mummification clit scribbler sophistries beeps manana smithies defectiveness fondue
  pedophilia lilliputian inglewood conjuration exhibitionist rehearses showmen receptionists sequestering crisps
  flounces unprecedentedly jubilantly swashbuckling dolt bulrushes trenched romancer circumspectly pincushion enrage
  fakirs ransack boadicea adios scavenged bootlegger undeservedly altarpieces debunk tearoom escondido predicable
  habitues exaggeratedly nippers surcease nonrestrictive quavered limed potently terrance quinoa myrtles saprophytes
  toiler fritter supplicants intoxicate wadis shutoff tepees covets minesweepers endangerment aliveness pillowed guffaw
  rouault acidifying creaks stolons lunges traduced screwdrivers taxicabs departmentalization dogmatists hoodlum
  testators discussants patriotically croutons heedlessness expurgated reify sews earmark caduceus creaming apiary
  enunciates encoders tweaked topcoat platy hollerith nonindustrial gloaming absenting feigns stridently clubfoot
  deftness flaying cetacean psittacosis argosy zephyrs burlesques simpleminded grebes counterrevolutionaries touristic
  evens uccello menstruate disinterestedly huffing eking elliptically accenting tightest scribblers inverses expostulate
  edibles frisson republish truces gratin menhaden subdomains besets chapbook rawness ennobles halfheartedly
  simplistically santeria scandium shetlands hitchhiker gena hypnotize disgorged unfurl freshets frolicsome cantabile
  grabber actinium peachy tutankhamen symptomatically yakutsk hempen portraitist vocationally klingon consummating
  goddammit athleticism interrogates qantas comports terseness nonesuch smokescreen maddeningly bleaches screed trolled
  reebok gerunds conjoining coelenterates glints installers kigali semaphores memorialize arpeggio pluperfect
  redeposited carnality illogically disassociation rigmarole anthropoids wracking valedictorian farts eyepieces rants
  peevishness jungfrau baloney truncheon briefcases dicotyledonous subarea katowice irrecoverably mothered synth vips
  vintner philippic backboard erratum frequenter caricaturist sampan lavishness reconnected concessionaire mozilla
  purina ramblers cantilevers mantilla inhales bankroll annuls surmounts overwinter sculpturing rookies tomorrows
  vaccinate toenail damocles jailing reformulating nocturnes degradable pollster backbiting inveigh bankrupted whitetail
  singaporeans asexually repaint pogo freeware vacuums semarang imprisons petaluma kidded stupidities droopy coastguard
  delmonico luger contraptions gamely cumber masturbated victrola contaminates derailment parallelisms decoyed lelia
  hollands paleogene dislocating preternaturally copulating irrigable sickens lilo lento paternalist lakefront wends
  maledictions framer falsifies terrazzo soberness alienable miming vaquero pocked barmen curlers mausoleums naturals
  empresses congresswoman cantering prada titillation likelihoods costlier rancidity hasp crossbred fugger armadillos
  kickback caned dizzily fagots skiffs minutemen egyptology anticlockwise lucite churchgoing itinerants incarnates
  asphyxiated abase fluoresce tilde vaunting incrustations hobbit lengthier decongestants cabinetmakers tosh cardholder
  vetoing famishing footsore hayworth poisoner mugger healthiness nonscientific resellers mannish denali bloodlines
  embeds vanquishing pollinating poms counterarguments cerise snakebite encrusting relevantly rookeries dovetails masc
  thimbles loathes washbasin cottony procrastinating improbabilities savors predetermine biomarker indirectness
  masterwork boisterously cretin afterthoughts paratrooper beanstalk narcissist salves forelimbs brownfield tuvalu
  sickbed pillbox lukewarmness goldilocks muezzin landsteiner kneecap sportswriter drawstring marquises showpiece
  blunderbuss wakening fraternization sunup godiva harrying wop walruses waylay stereos abutted stabling axed gawky
  chipewyan shootout transsexualism maintainer pkg mussorgsky visitants ump caning freaking hymnals lenora expansionists
  overbalanced wagered iterates lugosi masturbatory gannet bimbo groundhog localizes shipload mayflies slingshot
  scathingly hepplewhite lexicographic exultantly bursaries miniseries augmentative philanthropies overcapacity pothole
  jested longshoreman retrained polisher blondie adderley icebreaker splatter stygian segregationists polymerize satori
  tipple austerely conjecturing masterworks mayday paramilitaries restocking washy stinginess sniffer pollutes minuses
  pythons samizdat pagers bedroll schmuck encasing helpings numismatics insulates agitates dilators bewitch elapsing
  badinage dissuading typos disallows overhears bossed sheepskins sunshiny bifocal auroras delimiters goggle avowals
  remonstrants bookbinders subheads kart fluxing skinless boilermakers enshrines diacritics lightship rhiannon
  cosmopolitans underwrote cronus runnymede sadden jogger dismaying origami cecal nuke odder exigence counterargument
  stabler bozo bumblebees windbreaker swatted discreteness cyborgs nurseryman bafflement pantheist kazantzakis
  ferromagnetism jogs shana phobos lasciviousness agonizingly harmlessness eurasians reciter jazzy cardiologists
  plasticine corneas renege pilling coronets ropy irrelevancy nunavut spinnaker crossbows retinues routs percolates
  biennium comas ticketing frugally effortful jolene defalcation bettor conterminous inhering taxpaying trammel
  rosewater preschools excisions pidgins sandbag gamer unfeminine parching bookmaking bicker angostura coequal tweedy
  pentagram opals priories rearranges peed astigmatic cattail trappist rehash sylph crawlers vetted toke attractant
  pillowcase mullein quickie suspenseful lanced vandalized scansion resized ruffs forborne unprivileged melendez
  forsworn homed naif glimmerings rankling carriageway matinees apposed displeases fairing docker kismet tankards
  moorlands fluorocarbon colorants bangle tortuga impasto berthing bluebell pronghorn debilitation unspectacular
  deodorants salines nonclinical feints inadmissibility midweek tyrannize menisci jeopardizes cookware mikes topiary
  inflates convoyed quartermasters adulteries firefox bondman upended renominated semitransparent standers compote
  jousts peckinpah suffixed abscissas dressier tinning laundresses nonnuclear retardants flt reveres masonite biopsied
  stigmatic darkies embezzling braceros recombining countersunk eggplants yenisei mountebanks outwitting digraphs
  exorcising backwoodsmen strafed unspent plasterer cougars dipstick terming dawdle paradises ustinov communicability
  lapin slanderers careen jaunts epidemiologist rosebuds bossing joggers relativists jocose rumpus uncrowned stalagmites
  millenniums roundworms toughen nuzzling castigating annotating unlovable karloff crosier recrossing precipitations
  lambent thickset conflates extradite resourced classwork unionize choirmaster quinces silliest legit jeanine tunny
  intensest proprietress drugging detox consomme tryouts fulminate berthed shallowest benetton bleeder rennin
  misconstrue albinos colloquialisms paypal pulverizing cloaking yummy daemonic cankers oared crazing kindlier caiman
  flamboyance maigret drays wavelike slacker palmolive histrionics sharpshooter whacking naiad abeam hotbeds parlous
  kinfolk brooked pirouette swathes mendeleev crossbreeding inebriation blotchy excl guatemalans swordsmen revenges
  incombustible mistreat inviolably blackguards gravitates tameness wysiwyg horizontals workrooms napped restaurateur
  tiredly gabble tabbed ogling kareem physiotherapists erasable aerobically trivialized pyrotechnic prosy presumptuously
  underling orris sorbet snuggling tiptoeing sellout jiggling lampooned altair stimulative psychoneuroses ricocheted
  earthward ungoverned anzus untenanted capetian gropes janette rationalizes disgustingly parallaxes mable patroon
  touchstones coyness dalian outgrowing cordoned clincher costed trilled clansman conclusiveness cataclysms lilia
  heartwarming entices rewarming pelee moralized deliquescent primitiveness spurge purposing aftermarket jalapeno
  pedaled riefenstahl rigger kenmore unmannerly hypertensives mildewed uprightly punter negligee astound paragons
  frazzled nefertiti damnedest discredits upstroke procrustean extirpating playpen gravedigger hawkish miscalled
  moneymaking rearm mucking pabulum impermeability warmhearted plunked stampeding orthodontist snips belligerently
  chernenko rodeos evanescence blogging oped capons commiserate decelerate skied urinated panamanians furloughs
  nondenominational sweetbreads bequeaths rowdies uris mineralogists valletta crocks conceptualizes reorienting
  effusively goads wringer godforsaken wapiti snickers blunts skittered homogenize multimillionaire fixings deathlike
  lifework amateurism plosive gumption condors ingrown aureomycin leanne microfilmed calmest ladled rephrasing freckle
  misprints quavers hacksaw mys fulminated dressage perceptiveness rechristened cavils schiaparelli knitwear mandingo
  corrodes veritably triply easterner enablers palmistry wallpapers jilin dressy festered bruits tenuously mags
  squareness plagiarized flippantly custards multiprocessing parakeets wheedle snuffling undelivered whirred crazier
  harrods marabout polecat liquefying gandalf perfectionists karat chastisements dangles unimaginably unbeaten gyrating
  canalization perfecta dogging pipit noncritical pitchforks hangovers mages groovy controversially lumberjacks
  encumbering poolside arbitrament completer comparatives uncoiled silvering snowmobiles graving ineptness ulcerate
  incommunicado haws backroom rekindling misjudgment gumming molder rabbet stewardesses vermicelli hardbound hopefuls
  saddlery unreconstructed shabbiness summerhouse gutting scrabbling pigsty flatland prostrations braes impaling dhow
  noised intone blackthorn grassed strangler emigrations coots borderlines hullabaloo lydians anathematized
  disillusioning dwi drumstick mudflats manhandled frustum nonresistance dumbness elastics brasserie passbook divans
  snark heavyset autobahn hydrophone razing affordably perseveres fretwork derriere refurbish transceivers astoundingly
  steubenville epaulets reconnecting expropriations airfoils heimlich fieldworker homesteader pigeonhole municipally
  harpist xcii sneaker repatriates sahibs wittiest blustered gasworks untidiness jacaranda mainstreamed likelier
  missioner homeschooling handmaidens divinest updraft staterooms terrarium manipulable guttering skeet deposes
  demonized norther footballer pilferage cheater skyrocket stonemasons cerenkov jovially echolocation dormouse
  interrogatives reprimanding washboard kingsport ouija outclassed chorused antis hyperthyroid charwoman squirts
  roundels paragraphing purism ikea karroo carder pupate segregates turnouts audiometer seducers handmaids wielder
  conurbations inquietude halyards awacs yakut foraged fetlock noblewoman quadrennial swallowtail elongations sandbars
  bares wafts squalling hardliners eternities maurois brags declensions slovenliness fandango godzilla ruminated
  toweling womanliness swabbed periphrasis indemnifying chameleons cosh cauterized marbling slogging decidable
  overwriting bacteriologists twinges starburst calcining tenderfoot mulches sates eyedropper preen precipitants tatami
  pinewood lamppost scarabs hamsun abbr crackpot echinoderm doa voluptuary ganesha trivium leominster hybridizing zebu
  chirps aspic pathfinders unshackled slugged duplexes snipping insufferably kilobytes riffs predetermination rechecked
  putts bertelsmann asphalts noncombatant aphasics firefight dooryard decompress aliments presaging reimbursing athirst
  frunze knockdown allots paratroops doff rile aseptically detoxify pulverize hasting bullfights delimits domesticating
  plowshares teakettle mauritian congeal coattails interlined spellers cashews cherubic extractors elderberry grosbeak
  pates reassign respire irrelevancies volubly corralled woad titusville clanked personals misogynistic aggrandizing
  gawking presumable slugger chorales economizer ombudsmen strumpet pederasty abducting corpsman longview tarpaulins
  hostler cabriolet misers fagot cuticles usps persecutes liaise chainsaw prohibitionist vivas banalities acquiesces
  osvaldo darrel skua monograms infirmaries aggrandize dieters ingenue mayn't kishinev squawked sheepfold spearmint
  pitchblende unleaded marathons agglomerated felted snaring riffraff doling cavalierly avuncular roku husbanded
  hardtack sequestrated capering tlaloc minuter vocalized heartaches uighur cosmonaut phaethon keno blockheads
  washerwomen poitier condole edgings restarts circumcise sledging unbuttoning stalactite sinkhole bootstraps
  retrofitting architraves mississippians flagons effulgent disarmingly scours impasses rockne shes woodcutters
  salvadorans reawaken poof looses mongrels neoclassic truckloads interoperable transmutations paperweight cepheid
  zeroing anticyclones hilariously slaking earmarking whipper quietus tush veggie wrangled triangulated retractions
  tuppence antipodal hews envenomed forsythia concussions fandom kellie escutcheons spyglass shoguns unloosed paglia
  intellectualized roue smithereens dippers overdeveloped truants proselytize retesting prions postmen deceitfully
  toothy waltzed reintegrated docklands stultified stockroom loners grayer mobsters bioreactors hov threshers diminuendo
  parterres anchorites falsifications sharpener acidify externalize oddball zorro desensitized spinet titmouse roadhouse
  poniard ethologists elate xciv riddling muckrakers jocularly webmaster louts persimmons underdogs pcmcia musicologists
  unravels lyrically dungarees mottle preambles condones caddies incrementing niggling fieldworkers adan laves niceness
  pastureland pluvial instantiating electroweak gluons cabby chignon glossolalia zeppelins doughy exculpation habituate
  flatware importune janesville hammerhead eris europium adventured cogitations photocopier transponders spotlessly
  contextualizing hauntingly ankh triumvirs curdle wiesenthal greengrocer befriends unbuckled instills nonprofessionals
  schemers janna indigents juryman easels housebreaking retrievers tyrolean chordates fagged knavish gunships blandness
  beatification ingrate exponentiation unbutton calligrapher doghouse typesetters bogies chatters wallflower eek infix
  switcher somnambulist moises macadamia adidas collegians maseru animatedly louvers worktable slinky deducts fantail
  copacabana durocher hewer retorting swabbing jamboree jerkily undervaluing enquirers canvasses privily sizzled sitar
  acquitting catcalls denotations gladsome powerpc cheetahs rappel tablelands arachnids doges backwoodsman
  preservationists priggish wanly disgracing khabarovsk uppity disambiguation shoaling biden squab crimping optometrists
  evacuee dovetailing gainsaying nibbles redskin terkel feudalistic fleshing brandish burgomasters regaling bawd praia
  deconstructionist battened mullioned nfc baseballs nuthatch guzzling chummy presbyopia vestrymen unassimilated
  intrusiveness auspiciously streetlight spyware manatees chervil dimpling sirrah indecently manikin weatherproof
  bargainers pinhead abattoirs duvet associativity jigging antisepsis batching unfurling ringside rasta recomputed
  defecting tumbledown solitariness rickie prepossessed cocksure hideousness imputable needled graveled nabobs
  lacerating blasphemers cozens watercraft bedspreads serrations undercoat finales tided unlawfulness lifelines
  militiaman dollhouse weightiest bullpen unbent charioteers menotti careerists overage kodaly repairmen kiddo quitclaim
  trivialize ubuntu cordite rouged internists sawfly disfavored derides beetling floret commercialize rollovers songbook
  pizzeria marketeers serifs inaudibly mameluke subplots cooperage slacked slicks sprees consultancies snowdrop
  nonbinding inkwell outsize subsidizes lapwing kodachrome oarsman halters texturing sycophantic protegee resoluteness
  oligopolies singulars apalachicola decries psychoneurosis cilium dermatologists hoodoo minnelli pipework xanadu
  supercharger preposterously larches shirtwaist loggerhead drumsticks skims burnish chaperoned euphonious nudges tokay
  invitees whirligig maces pugilist shying piasters novas individuating repurchased khakis shuttlecock chancing heavies
  gondolier fortaleza protraction chasten actaeon bulrush nonviable cooperativeness erewhon beggared theatrics ponchos
  decimate ambrosial fellowman quadriplegia swags berkshires counterattacked ninny xcvi promenading rickenbacker rares
  hardener fingerboard vlf overrules sensually ovulate ripest unscrupulously anouilh decodes asinine meting spicule
  landsmen resettling bazooka sluicing antiphons grunewald iquitos foursquare argentinean crucifying sloppiness
  texarkana recessional alaskans brutalizing changeability copulative twit studentship misspent dicker rhomboidal
  scurrility electrocuted unhealed erlang epoxies unoriginal maidenhood nubile oceangoing fiver showtime aggravations
  browbeat dumber huckster dissector explicates headsman enchiladas uncial goslings seashell kudzu tripitaka saxophones
  tumid musketeer eviscerated onondagas hyperspace cleansers tyree orem iterating cornflakes autobiographer woodlot
  cliched undermentioned concreting seamounts rinks camcorders rubbings transcribes radioactively cred sniffling
  evenhanded lifeguards caulked whaleboat pictograph archaisms doormat sandstorm hydrofoil exfoliated adjutants
  scarecrows heckling unapproved uneaten sycophancy slimming scrimshaw reynaldo bathwater intenser annelid
  inconsiderately blacklisting ahoy thermometric bicyclists accredit quoins etiolated christmases hooped lysol
  untangling morpheus stamper agonize bibliographers ideograms paiutes cayuse advisories knickknacks bestirred
  discomforting pimpernel brigantines maintainers taproot comdr megaton complacence nonpareil bluegill marmots cartwheel
  shintoism exigences inseminated alyson tennessean potluck deadlier subareas ducting debiting skeeter jumpsuit builtin
  cabanas tupi salved illicitly nudist spillane possums bobbitt hyped antaeus sparseness penetrable velour unaddressed
  tasters tolerantly segue merchandisers inquisitively homophones plutocratic meanderings snowbound payees nectarine
  beanie mewing seaborg latticework animist flattish varlet snitch pleasurably kindergartners peccary restrictiveness
  billable mountaintops sharpers puce snoopy knitters twopenny dildo antiabortion preexistence vdu collegian vocalizing
  hosier vivified clapboards dander dunces behindhand iou demagnetizing rocketry zinfandel lodestar snaky spokeswoman
  semolina evilly quiets confinements squints budged podcast backhoe dilettantism phonographic adventuress drubbing
  penalizes pestilences anticlimactic eloy outspokenness suffragans albacore bathhouses reckonings leaseholders
  maidenhair tarantino desiccant charmers debrief shepherdesses nipper lederberg lightheaded goatherd hipper unbaked
  seamount harped snowdrops oncologists participators composted conflating supping roods wheedled coloratura glowingly
  bayoneted buntings deporting earphone anthologized terrifically umlaut innovatory perishables gutsy analyzable
  cockatoos mississauga staving impugning haywire foolery fajardo braggadocio popsicle agates imbues rues yuppies
  remunerate tokenism dyslexics evasiveness phylacteries cloche repulses lascaux downsized saunas slasher scoffer
  desalting pantomimic reticulation wiggles lathered rangy diploids offsite despondently dryad zoophytes firebrick
  carouse characterless mnemosyne obliques illegitimately musts festoon chaises mexicali demonstratively colloquialism
  singletons sneeringly steins dothan terrifyingly beeton laxness backhanded stroboscopic armories cynosure galoshes
  millipedes abscond dactyl queerest slackens hoardings halberd rubato boxy croon trippers floggings tyrannosaurus
  outflanking saboteur felicitously grossing sideboards erotics fungicidal vindicator simpletons disavows snacking
  rowboats hollers waster medicate mincemeat turncoat circumscribes wrongheaded afterimage woos sturdiness omelets
  suborned queerness botanically clop blinkers circumlocutions proofed deify striptease gloomier puffins liberians
  bureaucratically resister obsess pilates bucklers refashioning copycat pummeled scraggy longhorns keepsakes mincer
  husked postponements stereophonic sloe hiccough tippling mantling bimini seascapes dystopian frisking backstop whiffs
  latecomer misfeasance maidservants sparsity reva outranked poetaster morphing arroyos fastidiously relievers selectman
  stepbrother maharani indiscernible shush thrum nonmetal gracing sordidness turd haberdasher greenest aftershave
  lockjaw uneventfully systematical horticulturists sidestepping stepladder seafront kawabata sepal unsaleable
  bullfighter ziggy extrusive recidivists mimed parkways antofagasta stilton megaliths tinkered albigensian begrimed
  alphabetized cheeseburger admonishment unappreciative romped fops antagonizes corpulence bestiary maryanne audra
  rebirths sodomites tetons revealingly travelogues shoshones hayloft emend expectorated awoken strafe dredger peeved
  hungrier supernumeraries breastplates passably dapple enchained broncos encamping torched occultist marcelino
  christenings filo rebuttals untruthfulness dodder conjunctures citigroup perfumer colossi recaptures mariachi
  headlamps unstuck avocational eventuated manhunt kopecks hollyhock wormhole rerouting unenclosed shirtless stuffiness
  armrest imbuing arrangers faultlessly davits untraceable sapient jejune ransoms cheaters whorled immodesty tantalized
  monthlies paramaribo perfectness lld overlong overbite claptrap snubbing sexing deprecates ammeters switchback prating
  ampules starless kolyma laving yearlong absentminded opportunistically palls versifier caftan uncorked whited fumbles
  palled catastrophically chimu frizzy multistory unfasten granulating bifurcates coupes moviegoers what's choc tings
  mismatching podhoretz speedboat techs unpopulated forefeet accustoming composts ablated dicing caveman crookedness
  logins ungulate overfed nanchang megacycles flyleaf heathendom sours diadems lowdown redeveloped shredder evangelized
  interoffice oxnard heuristically parries bulkier chauvinists tabling moisturizer pantyhose lonelier daffy mussed
  preterit uncombed crookedly corm espinoza unhorsed freebooter incommoded becomingly sputa halftones yurt motorcars
  oddness devalues doberman compositing darwinist paeans smutty hypnotically autobiographic centrists antiquarianism
  chilblains headhunters poiret contortion teleprinter meatpacking woodcarving offensiveness pushcart krystal baluster
  harked fumigant jiggled earlobes wildcards nasality lambasted condensates lachesis appertained mailers repurchases
  demystification gillie horsetail minks chrystal rejoinders imminently toadstools inveighing antares aldebaran
  intentness paymasters shafted tappers ridership sorters snowdrift soundproof fixers majordomo excommunications stater
  affiliating trimesters politicizing expatriated quashing swaths reverences candidacies purgatorial macaws seawards
  disport tunas transposes weirdness armband winemaker haberdashery kimonos haziness fiberboard suss benevolences
  aftertaste muting begetter flatboat phew sustainably nigga microbiologists inebriates parses disinflation passiveness
  treed pantaloon horsed confabulation purblind parrying bullhead signalize gigabytes wiggly coronations breakable
  disputatious h'm quadrilaterals telegrapher overcharging scabbards persuaders undemonstrative litterateur jadeite
  fibulae knacks currying dopey cutthroats detains mapplethorpe leashes gastronomy indicting plasticized valuers snooker
  chiquita tootsie trademarked wolverines chaffinch tailless muffs jello reverb frustratingly missals deconstructs
  nonbasic fluoridated metiers guillemot breezed forebear lamming harelip obstructionist reemerge mope cdt crated benita
  tentativeness corpsmen birthed hobbyist seyfert monody ratepayer mccray unnoticeable gratefulness indelicacy hoopla
  pigskin sukkot acevedo parsecs pawning temporize obligatorily itches sweetmeat tortola sheepdog asps untrimmed
  straggly untiringly irremovable winders exorcists bizarrely godspeed husbanding casuists rived norseman resourcing
  prefiguring breves unleashes pseudoscience agriculturalist evened brickyard armadas yous netter diminutives
  intermittency chambermaids battlefront gadgetry unfriendliness midgets surplices candlelit deforested technocrat
  okeechobee efficaciously slotting ahmadabad chaffing nightgowns panelist semiofficial sidewinder congealing downpours
  incapability rotundity shocker leggy gavotte choosy sacajawea joviality risible enfranchise devanagari anorectic
  parachuting leitmotiv convulsing chickweed subliminally wrangles assayer ineligibility latchkey seebeck legalities
  minuted babysitters oceanographers ovations lawnmower betrayers kokomo ballyhoo enameling undernourishment obbligato
  gazer roes appraises insipidity jestingly plutocrats krakatoa artilleryman pecker serenaded buggers dissects foyers
  blevins onrushing chump irk radiogram songbird plugin enfilade doctrinaires divorcees kevorkian maddest bootless
  proliferates highball irredeemably engagingly unlikelihood rocketing mounded gatun cribbage reflexives reamers
  versioning alexanders anglophile electrify kilroy occultists choker banneker earliness poppins ocala excepts kresge
  poinsettia wasters wozniak scrutinizes decal junco juridically echidna boffin irruptions dosimeter forager telemann
  riggers douching tuners goren galvanometers arecibo homeworkers auctioning lowlanders callused indiscreetly aquatics
  gangways gawk overslept pocatello decongestant nonconducting paperless chillingly cravens flatulent conjugating
  voyaged bifocals speediest handcuff balsams triers innovated chimborazo bottlers trawls disordering hollies skittles
  thuds dioramas hallucinated decriminalization exotica topi earplugs windup discontinuously housefly jades zomba
  firming wiretaps hogging sprawls boatload mamba retractile flunk hearkening overexposed outriders sportswriters
  jocularity millwright veneering forewarn tavares norplant graceland pollinator porky menuhin surfboard tamale
  waterwheel pillboxes instantiates sedating banes hazleton lastingly misprision purlieus limps virulently posies
  cheroot gaudily kingpin kalgoorlie ballrooms spooning douala subconsciousness amiga propitiating skinhead fireproofing
  markdowns cohabited lovey serenades periclean scrim maneuverable bodhidharma insectivores unbend fundraisers blinkered
  refashion stallone snaffle wastefully whinny guacamole pinprick incontrovertibly transiting belying labials waggled
  hypercritical logistically waynesboro hijab lurches quenches deidre kornberg elucidations winnow cratered tyrannized
  thievish reprehension cowman denature escudos pepperoni anodized storyboards protester consonances oratories
  grotesqueness pacino surefire filterable doodling capsizing millionths legionnaire shoppe lounger roundel belarusian
  participator knuckled cascara ulcerating ganged microbiologist farsightedness encores lionized unguents bezel birdcage
  novena thesauri intersex cockpits sheena nonparticipating kaohsiung seiko digitize orbited slog neurosurgeons squeegee
  reclines subtending aped branden intercessors hawsers can't halyard bridegrooms roxie slayers sinkholes shiitake
  squally logrolling halberds besieges consumptives suppertime cassowary guffawed mesabi gangsta fecundation stultify
  warehoused temptingly callbacks showcasing transmutes circumnavigated toasters heartsick incorruptibility contused
  annapurna upperclassmen holstered sconce devilishly asphodel forthrightness masker asgard meatless refactoring aah
  rhymer wenatchee bling bummer dribbles remanding phat weierstrass damns aperitif ideographs wheezy classism reamed
  gribble mantels shirted tarnishing solemnization sunscreens tittered felicitations fraternize regally hectoring
  comfortingly blubbering collaborationist spunky hermosillo hushing zloty nobodies orwellian boner xcvii salvages
  virtualization windshields footballers boding expatiating lassa conformers snotty moog nembutal acquittals
  monetization bacall prefabrication downstate weltering comported fingerlings livelong kettledrums gores abdicates
  peppercorn how're alisa demote calculative yelps catlike araby banknote emasculate jeremiad daguerreotypes induct
  slipstream sopping counterbalances careerist redeployed merganser chm ragtag vetches overdressed consigns vitiating
  sidetrack enslaves narwhal miskito valved dvina cockerels belabor swilling workmates alembic purchasable
  geosynchronous senselessness underwrites curbside manias tappet authenticates prosaically occidentals warbled crts
  cotonou pollinate heilongjiang bights stingray warplanes microcode evisceration healthfulness effaces disestablished
  gondwanaland dhows fishponds corrine flappers prickled screwball shoeshine culls cony aslant gloomiest reportorial
  gondoliers traci marmoset cremations corporately runabout americanisms retarder geeks scapulars abettor adulterate
  rids desecrating tinges quarterbacks carport camembert andirons masseur reinterpretations catalyses rattlers replays
  yachtsman enkidu reprocessed cordons madrasas matchlock expounders shavian debaucheries drabness transfiguring
  criminalized mascagni trireme wombat curtails recce smoldered manageability wellsprings hostelries soundboard foots
  evangelic nicking luddites tussaud unfortified merriest beeping shimmy transcribers countesses disbarment gibber
  romancers monaural boning commandeer rerouted gristmill demystifying mangling lording zinnia indolently kuwaitis
  hotshot whinnied crosscurrents chanticleer ungraciously fertilizes cyberpunk balaton draftsmanship gaels fusibility
  moonbeam unpeeled eavesdropper immutably monophonic wooer candlepower humeri overshoes quadrivium bonbons bursary
  servos pliancy dogmatist undulant colorist backcloth nattering buzzes towpath plebe rosebush settees crocheting
  chandlers meadowlark damnably khoisan ultrashort circumvents nondemocratic motorboats previewed turboprop aimlessness
  carotids phials marciano unfed giantess stowaway glistens scintilla electorally adjournments proconsuls exonerating
  reinserted appropriators fuzhou ballgame limy assuaging centrism impersonators nonrecurring obscenely tangerines
  hrothgar ticketed conformer annoyingly commiserated quonset twisters shiploads encase politicize uncolored
  imperturbably molester decals unsatisfactorily inhalers futon paternally lyres crazes kansan hallowing tangiers
  corrugation zines flurried sampans conjurers stratify reliquaries lecher inexpressive novartis anglophones stander
  birdseye farrowing chapbooks briskness convulse marzipan captivates dactylic coloreds showplace periwig stumping
  nonperforming octopuses wrings vestals shampooing founts somethings supplicated englishes recognizer cofferdam
  outmaneuvered superheroes savaged abdomens sunshade amaterasu toastmaster quasimodo miscues washtub spearheading
  carnally pattered uninstall schwinger hebraism preciseness mender ballerinas nonsocial repasts butterscotch coleus
  umbels nonparticipants haulers assortative masticated cinched musicales barging falsifiable extraterrestrials
  resoundingly travesties auditioned stylishly unisex pharisaical worming interlinear keyboarding sappy plumpness
  slacking kaifeng hairlike gunfighter simenon garrisoning adjourns tainan gifting letterheads airworthiness sundering
  hardball eyelets cornstalks aborts mortician lardy supererogatory noisiest portioned subaru otiose pokey spellbinding
  wormy hurtle navvy spotters taxiing repairable moil whitecaps germicide dawdled cowshed noncriminal haymaking
  discontentment oceanfront underused misting tatter ineffably curlews kph genaro rootlessness repetitiveness alertly
  orly gunfight messiness wildfires quaff thickeners rehired potentiating calumnious coldblooded locos toque jennet
  pebbled overstretched combiner cat's decremented archdukes denationalization plinths universalize interdicts
  puppeteers nosebleed outweighing quilter rabelaisian redoubling lampshade bruited speakeasy playbill retrenchments
  oleanders enfolds arugula unremarked troubleshooter introit broaches pityingly julianne uncleared unlatched
  audiologists proms viscounts quaffed hrh taxidermist nonentities zygotic furrowing evicting renunciations viziers
  obsessing memling trundling mentored guffaws brilliants felting foolhardiness seahorse hadar disarms debunked showery
  mooning prosecutes intones sivan unrepeatable microchips beguines semimonthly vocalize hallucinogen flowerbeds
  colluding maytag derringer quadrupling tarns preponderates motorbikes variegation reconvene bitty bunin twelfths meh
  cookhouse hemophiliacs mainsprings oldies immersive pastern replicator schwinn unfazed incorrigibly samarium deigning
  allays flutist misapprehended yellowknife conducing yoking unconsumed tidily engram screenwriting drumlins contriver
  interbreed repertories chaffed perambulator lobbed skulk anniston backlogs sakha cumbered bullfinch earpiece
  heartstrings chalking nonofficial videocassettes xxl expropriating chinaware prolifically behead doppelganger oilmen
  counteroffer reverentially bodices gambian obtusely concatenate jettisoning gamekeepers swastikas grazes compatibles
  totalities calibers nighthawk treetop chastely raceme pirating ventriloquism enshrining lifers auditioning headcount
  fisticuffs headscarf solaced publishable whelps limned squashing bobwhite romanticizing playgoer gaffe scowls
  prognostics breathtakingly holing starlet edens bonnier semiprofessional steeling ungentlemanly wefts coleslaw clefs
  sulks uniontown polishers woodlots gentlefolk graciela removers scallion realigning bertillon arraying misbegotten
  notifiable estela binning mangers tums transacts frisked scuffing suffusion medicament frostbitten conjuncts cellulite
  vulgarities glower seductiveness mindsets slovakian snatchers superintends denuding seminarian lings marmosets
  gamesters gesticulated promulgates retooling jugglery metallica splattering hydrolyzing insultingly disbelievers
  pangaea botch cosmologists untangled acclivity daddies morphemic scrupulosity truncating hinging bronc jackdaws
  straightest geophysicists gumbel watchmakers cleavers snooty breakages boobies hermitages reanimated ilea tutorship
  terran marginalizing hoodwink gulches quoits besmeared toneless intervocalic attractants catbird intoxicant punts
  celina deliberateness visioned faustino fizzle neediness headrest defaming storybooks gobs bipeds whimpers saddlebag
  anteater snowboarding monogrammed houseplants verizon reinvesting conga profanely entwine goldmine nabbed shrewder
  watsonville scullion nonradioactive pwn cataleptic unctions unmounted handsets neutered sketchily saddens spencerian
  atomizing servomechanism lamaze deigns laughingstock internalizes paella phrenologists stradivari acerbity foppish
  dystopia milkers niter dotes ordinals splenetic slushy mousy gibbering ictus gannets croquettes benzedrine
  dispossessing mordants compere cravats adjure hubby thespian pyorrhea wakens doorjamb flowerpot tupperware roseau
  bloggers fontanel spotlighted costar gibbous keisha unladylike downhearted airbase consequentially insecurely
  ideologist pocketknife nappies bigwigs wollongong swerves bemoans puncher lieges grozny you're ampule alehouses
  dethroning snickering huskies aniseed perplexes catafalque comedienne disengages scabby repacked harasser pelf diwali
  hornpipe bused flatt kilocycles birders domiciles solemnize fslic khoikhoi paladins pedophiles waybill tropicana
  yachtsmen mantes guineans fireballs doodles barranquilla manometers procyon wholemeal broadsheets reteaching mobbing
  slideshow cockfighting stomachache triumphalism gees phaseout suavely centrals resales fnma superstitiously censurable
  bordello cirques mads padlocks ingloriously molts outputting bowline holdout pessaries oleaginous torte behooved
  moldovan bicarbonates expunging deskilling coheres unblushingly vestibules nieves biennials percolator toehold
  ballasted pyres farmhand wausau nerds flails amati stammers opes funneling decouple frappe arbitrating chessmen
  receipted rems hobbles minoans dentifrice bitchy eggnog unseasoned teatime midsize bobcats punctilio hies
  knowledgeably tongans schillings truculence idolize crimsoned concerting interceptions stalagmite reformat fumigants
  humping homonym underachievers ducky bating toeing biter scats sorrowed angleton gmo britney hobgoblin weirdest
  poorhouses welkin victimize choosers preempts buskin sifter wimpy sopwith bungee startups thunk whiled mobster
  refinishing geckos camouflaging mutating cognoscenti equalizes signboards mitty amenability mispronounced binnacle
  greenlandic inkblot respired watchtowers stagecoaches slopped reviser airstrips centenarians clearinghouses rewound
  bookplate concords cornstalk cosmetically womanizer decanting jackrabbit angara telegraphers polemicist amorality
  postseason intermarrying notionally irrelevantly overworking shucked whopper angering embalm constructionists
  neckerchief reemphasized noncontroversial mongoloids aleatory unobservant carps lexicographical vilely idealizes
  placarded sanely streetwise oversold aeolus hankered unedifying sunnier writhes lumpen kebabs faze tobaccos
  godlessness particleboard articulately perambulation treeline tamp augers highborn yaroslavl reclaims pussycat felines
  greaser muteness backrest canalized pinwheel pompano ambulant infests cardin luxuriate squeamishness digressive
  thespis chastises fawned photojournalism tainting averts prepay yawing buzzword piercingly snuffbox salmonellae
  counterweights cagey motherboards punctiliously breaded heineken nervy unsanctioned shimmers tillable dewdrops morphed
  swatting mysteriousness dauber banquette lockstep extemporaneously songhai flatfish peeks averring revivified darrin
  arced artlessness offside sorest copybook leta mangles pickaxes gizmo fishpond misfired conferment nacelle importuning
  salween buffed codependent schlitz instigates distillations randomize rockery reevaluating decommissioned radiosonde
  gluttons rehousing freaky tarantulas hookah hillbillies headbands bolivians abridgments engulfment bespattered jenifer
  riderless wordiness bricklaying revving disbarred ibiza crappie bandmaster peseta boomerangs fishhook raceways
  excommunicating tenuity zukor jeannine complainer steelyard mellowness waldensian wrathfully preconditioned herbals
  rimless macias shiatsu sallying rebuilds prang knockers dictaphone crofter bleaker japanned combust obfuscate jct
  vigilantism trunking criers blackleg pillion hershel brickbats baler outbuilding palliated sublimes archipelagos kfc
  beaut duckweed bedevil swiveling plosives manlike gapes sidearm mesosphere undergarment nacre smilax bridgeheads bonk
  codicils biochemicals emptier wallabies megalomaniac randell annotator arapahoes regurgitate sidle elixirs xcix
  rozelle mechanize malian appliqued snapdragon recasts overexertion crabgrass crinkly gyroscopes bilabial taxidermy
  abysmally commutators debarkation pastorates smoothie barreling mullion reinstalled reanimate pocono doily adobes
  headsets turntables intermix sketchbooks retells bludgeoned mechanistically spooling demographer chaplets skulked
  permuted lumpectomy proscribes liftoff thous toddling stefanie navigability blanches milepost voicemail effectuating
  platitudinous cataloger demolishes dirtied carpetbag newsrooms subtend yuk bohemianism oversimplifying dadaists
  headlamp accedes taskmasters subletting detoxifying beardmore houseboy furrier nonmalignant longhouses secularizing
  valencies fishhooks convoying jiggle equably campinas chairwoman crud enthuse basted decoratively lamer birthplaces
  disfranchise stepsister abjuring arks hettie pilaf pleasuring extroverts terminators profaning provosts boardinghouses
  ligate doubloons stenciling hemostat dunking longbow ramping cuspids sots armrests beeped bodybuilders busybodies yuck
  remediate saxifrage swindles gruyere misstated renegotiating decaffeinated ambivalently skateboarding frizzled
  shamefacedly musial lpn preforms sententiously scatological unpersuasive booing reconnaissances blt policewomen
  floorboard macrobiotic foghorn automatics crowbars bugaboo papering acutest helpline isobar jacquelyn crotchety
  margaritas babyish tasseled equestrians sachet vised pillowcases echos cloudburst sisterhoods vexes halal hoosiers
  barbels breathers uncrowded spinney mows rearming elva unappetizing slumming multiprocessors deprecatingly
  outplacement vitalize luxuriating hickories hooping morphy bailable ascensions squanto cumulonimbus incertitude
  soapbox economized maraschino annuitants cosponsored curvy sifts boodle reconnoitered ethnographically deliberates
  slowdowns arrhythmic officeholder janissary alissa palindrome legislates procrastinated guavas bluffed oscilloscopes
  transfinite umbel limericks semiprivate stalemated pennzoil decompressed skittering vestryman bustles restiveness
  derisory mendicancy premising lithographer telecasts lumberyard sidling vaginally dispassion recommit vaporizes
  palanquins footballs khufu crematoria wraiths jidda assignations knitter visors gibbets woodchucks incisively
  hairbreadth radioman reifying semiprecious hausdorff painfulness revaluations refulgent uncured equalizers jeri
  macadamized leftism troopship reunified myspace takeoffs hattiesburg charismatics marisol bicentenary qingdao madelyn
  pennons drudges sweatshirts gazers mauldin caribbeans nonequivalent elroy notabilities turmoils meteoroid wronging
  missourian anthropologically extemporized sequoias milagros karina broadminded scabrous tussocks wattled autumns
  flounce nasturtiums kuibyshev hydrangeas ferreted aficionado burrito incurious saddlers nonlegal quietened egoists
  tessellation begrudged nephritic scows vermonters milker cauliflowers fossilization speckles beanbag extravaganzas
  outsmart gardenias besmirched screeches sundanese inundating ragout blips gigolo impracticality jellied bravos togs
  appleseed byres indicts rices grindstones overspending gametic interlinking crepuscular stolon cutlet farmhands
  ingratiated stoplight boastfulness pyramiding trustingly masers meerschaum prorogue paratroop strudel pegboard
  furriers unhealthiness ensilage lisped downfield allyson officiant adages spume leprechaun palatalization senselessly
  totters schoolbook cushy paraguayans sleepwalker blurting deregulate heyerdahl vulgarized mauling chiseling
  officiously frankfurters hummocky chancres vocables nonporous washrooms gladioli mediocrities grouch cajolery
  debauchee pilothouse tetrameter amway reddens melodically finalization transfigure stagnates countrywoman stromboli
  commie tessellated constrictors flaunts keewatin reprises wannabe imbrication stoutness fyi redbrick forgettable
  salivate caramelized preseason wii elaborateness unguent courtliness boastfully doctorow aguascalientes coiner
  medalist wiz supremacists innuendos commissariats woebegone franking enfeeblement treacheries crazies springdale
  roiled fondant fores faille departmentalized symposiums garrulity kailua bungle fructify twines mortgagors vivify
  loyalism uncomplainingly papayas incomprehensibly topknot electroplated dissoluteness polyclinic swampland miniaturist
  quadriplegic bassinet neighed illusionist uninterpreted drowsing gyros redecorating infamously leashed purvey impale
  ubiquitously taillights benders grampus befalling doilies wassail absolutists beatnik cerebration deputized
  dzerzhinsky spuds individuate recommitted obligating absurdist achingly hied barbarisms redistributes killeen
  capitulating exemplifications hydroelectricity naiads humbugs mothballs debugged sublimer flatboats thinners
  tragicomic buckskins pantries grapeshot inveighs pennyworth niamey julep shantytown cutlers colluded sculling
  authoritarians electrocardiograph pilchard woozy cotillion unacceptability lorded quagmires bevels tricycles gobbler
  ouagadougou classifieds xerographic ninths cowslips remarrying unscrupulousness photostats soaped codifies loosest
  woodcocks weightlifting dollies rapunzel remelting sucklings codependency cameroonian orate cornflower giveaways
  betokening tangibles jerald disingenuously refolding packinghouse messmates doormen glimpsing axum clorox tapirs
  adorers mirv reincarnations enchanters lifesaver secondment frenzies fwd spermicide fifer buboes urbanizing diarists
  salyut toucan standout datamation moussorgsky unloose hots thundercloud misidentified foiling taichung cratering
  dirtiness purifiers yellowness clunk petard gambol invitee lowbrow twanging derogating bobolink unconvincingly faberge
  evaders discotheque lamaism billfold feedlots trounced unsegmented punters wrongdoings privatizations baguette atones
  hedger heatstroke charlatanism militating sailcloth quandaries bogeyman monetized alsatians fpo skippy erse scoped
  trippe eisteddfod wozzeck vilifying bushed slobbering hauler brainpower underachieving lacteal ecclesiastically
  armorer impiously fulminations lbw clapeyron ladybug bunion cartooning gravediggers zircons earthlings entrapping
  sinfully unscrewing whetting ebullience purling sermonizing sadists chicle arsonist burritos parlay bollywood
  riotously undergrad insurrectionists pennon conspicuousness yokel emus radiotelephone extrinsically corker peelings
  shuffleboard paparazzi reformulations cartwheels abortionist cockades clinkers harmfulness dissevered devoutness rigel
  steadies sentimentalized lefts xref playable forecloses typescripts figureheads libras merinos catheterized forgivable
  maned newlywed pries skimp lovelorn aubergine gelled exterminator dishonoring dbl amplest defecating outriggers
  offhandedly onomatopoeic revetments strummed riveter painkiller synchronizes circumnavigate disporting melioration
  legree overcooked verbals gravies steepening keypunch cretins bitching sparser lacerate shortcake suppressant crinkle
  gaudier reimposed reacquired yeti colonelcy toady neptunium fraternizing commensurately impotently nonlethal
  nasalization strikeouts aftereffect occludes blowup fucks dadaism ungava slivered wallows postcode shrewish maskers
  tailpiece slicer biggie yaobang dadaist degassed concision mastodons disinheritance arrogating rubberized chronograph
  piranha misplacement atrociously airedale waterholes pigeonholes mounties spuriously upholsterers debutantes endemics
  ormolu unhurriedly deluges matchstick blamable tarring sindbad sties ultraconservative luddite nowt wranglers
  autosuggestion wickedest oilskin nukes wisecracks calumniate backpacker eructations craziest disrobed daubs whisks
  splinted ordure recycles lebesgue bivouacs objectifies buggery underpass hobgoblins obsequiously zips minuets curitiba
  frivolously pearling pessimistically quencher mfrs nucleating bumptious pejoratively downsize daintiness deadens
  caucasoid vagabondage parkas rankle tallness angelical weepy afflatus melpomene shantytowns floodwater ballasts
  cakewalk biconvex biodegradability rustler timeshare matchlocks umpteenth maneuverings trematode coronas drat
  fretfully dowagers costner cupcake addend buildups decimating daylights hellenization bikinis flaccidity crosswind
  edelweiss lubricates invar unreleased nursling accosting haversacks flasher chatterbox eulogizing discriminators
  mortises decadents soundtracks pkwy bayberry fixating oversimplifies bellboy paregoric gnashed cultists neuritic
  inscrutability boru jingoistic invigorates redacted concreted trombonist unpronounceable feminizing animalcule alpines
  minoxidil distills ganging trochee bindweed livest furl tyrannic disorganize memorializing oversensitive mocker poplin
  spandex restudy scrabbled unremembered victorianism clerking duffer teletypewriter hyades houseful thready hunker
  dowered palmate denominates blab sticklebacks grampians chaotically rums calamari slopping roust leos monsoonal haloed
  parvenus noddy decipherable scarified wielders pedophile profiteer singeing trashing reservist unaffectedly
  stradivarius indited stalkers incarcerate pistachios accouterments obtruding shies nonjudicial hookworms adsorbs
  goulash floridian collations extendable scrumptious remapping saurian unnameable undecipherable resuscitating deviltry
  fruitcake coursers plash tuscaroras lavishes omnivores suffuses retype reopens compartmentalize nimbleness unblocked
  fleetness agassi readouts chis ranters compunctions glaziers repackaging cellphone sixpences vegetating patchiness
  parleys crunches pushover topographies soapsuds predicating bombards reoccupy dazedly fingerings novocain haggled
  seismographs semiconscious ossifying dalmatians theiler reaganomics ascendants sculls mortised redbreast summery
  cutworms cannot rafted roasters trysting noyce crisped suitableness minibar gravitas wellingtons mistrusting
  amortizing bereavements headhunting tractability escapee izod chocks multiplayer screenshot precociously tumescence
  distends housebound enfeeble granulate epicures rukeyser debouched cabrini paddler stolidity revalue termagant stonily
  excretes pilfer ungratefully shitting bargainer dinnerware lats psalters deviled hexagrams rudderless oxidizers
  reformative hotheaded bedpost saleswomen spathe missteps lilongwe ludo stocktaking addicting underplayed muzak
  nearsightedness quirked reattached separative embolden rodriquez preempting passel normalizes glam archenemy
  calcifying mishmash fiefdoms squabs tenting jawline frito babysit playstation makeshifts anorexics patronizingly
  ultramodern borobudur nuncios filch kelli outraging residua scrounge reshuffled innateness reprieves centenarian
  prejudged minders anesthetize oppressiveness scotched nosebleeds sophisticates liliana ejections bilberry breadbasket
  commencements coarsened rainmaker snowfields interrelating spittoon nacho showbiz acquits slackers eugenicists banach
  wastrel irascibility matriculate wades cinemascope polytheists restructurings syringing debases possessively cathryn
  benacerraf cuing atomically bollard
`;
